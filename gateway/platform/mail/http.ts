import type { Language, Services } from '../graphql/context.ts'
import { readFont } from './fonts.ts'
import { inboxPolicy, renderInbox } from './page.ts'
import { findInbox } from './store.ts'

/** A name in Host that is not this machine's would let a stranger's page read codes through its own address. */
const localNames = /^(localhost|[a-z0-9-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * The demo's inbox, for requests from this machine only, which the caller has made sure of:
 * `GET /inbox` as a page, `GET /inbox.json?to=` for tests. Undefined where the path is another, or
 * this is no demo.
 */
export async function handleInbox(
  request: Request,
  { config, databaseFor }: Pick<Services, 'config' | 'databaseFor'>,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  if (!config.isDemo || !/^\/inbox(\.json|\/fonts\/.+)?$/.test(url.pathname)) return undefined
  const host = new URL(`http://${request.headers.get('host') ?? url.host}`).hostname
  if (request.method !== 'GET' || !localNames.test(host))
    return new Response('Not found', { status: 404 })
  const font = await readFont(url.pathname)
  if (font) return font
  const to = url.searchParams.get('to')?.trim() || undefined
  const messages = await findInbox(databaseFor(config.tenantId), to)
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  if (url.pathname === '/inbox.json')
    return Response.json(
      messages.map(({ kind, recipient, subject, body, sentAt }) => ({
        kind,
        to: recipient,
        subject,
        body,
        sentAt,
      })),
      { headers },
    )
  const isPaused = url.searchParams.get('refresh') === 'off'
  const page = renderInbox(messages, { language: languageOf(request, url), to, isPaused })
  return new Response(page, {
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': inboxPolicy,
      'referrer-policy': 'no-referrer',
    },
  })
}

function languageOf(request: Request, { searchParams }: URL): Language {
  const asked = searchParams.get('lang') ?? request.headers.get('accept-language') ?? 'ja'
  return asked.startsWith('en') ? 'en' : 'ja'
}
