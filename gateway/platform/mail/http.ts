import type { Language, Services } from '../graphql/context.ts'
import { answerReading } from '../http/methods.ts'
import type { Arrival } from '../http/server.ts'
import { readFont } from './fonts.ts'
import { inboxPolicy, mailPolicy, renderInbox } from './page.ts'
import { findInbox, findInboxHtml } from './store.ts'

/**
 * The demo's inbox, for requests from this machine only: `GET /inbox` as a page, `GET /inbox/mails/mail_…` a
 * mail as HTML, `GET /inbox.json?to=` for tests. Undefined where the path is another, the request is not from here, or this is no demo.
 */
export async function handleInbox(
  request: Request,
  { config, databaseFor }: Pick<Services, 'config' | 'databaseFor'>,
  { isLocal }: Pick<Arrival, 'isLocal'>,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  if (
    !config.isDemo ||
    !isLocal ||
    !/^\/inbox(\.json|\/fonts\/.+|\/mails\/[^/]+)?$/.test(url.pathname)
  )
    return undefined
  return answerReading(request, () => answer(request, url, { config, databaseFor }))
}

async function answer(
  request: Request,
  url: URL,
  { config, databaseFor }: Pick<Services, 'config' | 'databaseFor'>,
): Promise<Response> {
  const font = await readFont(url.pathname)
  if (font) return font
  const [, id] = /^\/inbox\/mails\/(mail_[a-z0-9]+)$/.exec(url.pathname) ?? []
  if (id !== undefined || url.pathname.startsWith('/inbox/mails/'))
    return answerMail(await findInboxHtml(databaseFor(config.tenantId), id ?? ''))
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

function answerMail(html: string | null): Response {
  if (html === null) return new Response('Not found', { status: 404 })
  return new Response(html, {
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'content-security-policy': mailPolicy,
    },
  })
}

function languageOf(request: Request, { searchParams }: URL): Language {
  const wanted = searchParams.get('lang') ?? request.headers.get('accept-language') ?? 'ja'
  return wanted.startsWith('en') ? 'en' : 'ja'
}
