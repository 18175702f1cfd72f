import { timingSafeEqual } from 'node:crypto'
import type { Config } from '../../platform/config.ts'
import type { Answer } from '../../platform/domain.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { serializeCookie } from '../../platform/http/cookies.ts'
import { answerReading } from '../../platform/http/methods.ts'
import { keyedHash } from '../../platform/secret.ts'
import { findPages } from './store.ts'
import type { LandingPageRow } from './tables.ts'

/** Whoever has it sees the page that it names before its time, and after its end. */
export const previewCookie = 'ouen_preview'

type Page = Pick<LandingPageRow, 'id' | 'place' | 'identifier'>

/** Where a page stands, on this site. */
export const pathOf = ({ place, identifier }: Omit<Page, 'id'>) =>
  `/${place === 'LP' ? 'lp' : 'v'}/${identifier}`

function keyOf(config: Config, id: string, until: number): string {
  const key = keyedHash(config, 'landing page preview', config.tenantId, id, String(until))
  return key.toString('base64url')
}

/** An address by which whoever has it sees a page as it will be, until then. */
export function previewAddress(config: Config, { id }: Pick<Page, 'id'>, until: Date): string {
  const at = until.getTime()
  const query = new URLSearchParams({ until: String(at), key: keyOf(config, id, at) })
  return new URL(`/preview/landing-pages/${id}?${query}`, config.origin).href
}

/** Whether a pass, as `previewCookie` holds it, opens this page now. */
function opens(
  { config, now }: Pick<GatewayContext, 'config' | 'now'>,
  pass: string,
  id: string,
): boolean {
  const [its, until = '', key = ''] = pass.split('.')
  const at = Number(until)
  if (its !== id || !/^\d{1,16}$/.test(until) || at <= now().getTime()) return false
  const [given, right] = [Buffer.from(key), Buffer.from(keyOf(config, id, at))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Whether the viewer came by a preview address of this page that is still good. */
export function holdsPreview(context: GatewayContext, id: string): boolean {
  const pass = context.readCookie(previewCookie)
  return pass !== undefined && opens(context, pass, id)
}

const address = /^\/preview\/landing-pages\/(landingpage_[0-9a-z]{26})$/

/**
 * `GET /preview/landing-pages/<id>?until=&key=`: leads to the page, with a cookie by which it is shown. 404 for an
 * address that was not given by `previewAddress`, or has ended. Undefined for any other path.
 */
export const answerPreview: Answer = async (request, services) => {
  const { pathname, searchParams } = new URL(request.url)
  const id = address.exec(pathname)?.[1]
  if (id === undefined) return undefined
  const { config, now } = services
  return answerReading(request, async () => {
    const headers = new Headers({ 'cache-control': 'private, no-store' })
    headers.set('referrer-policy', 'no-referrer')
    const until = searchParams.get('until') ?? ''
    const pass = `${id}.${until}.${searchParams.get('key') ?? ''}`
    const isGood = opens(services, pass, id)
    const [page] = isGood ? await findPages(services.databaseFor(config.tenantId), [id]) : []
    if (!page) return new Response('Not found.', { status: 404, headers })
    const seconds = Math.floor((Number(until) - now().getTime()) / 1000)
    headers.set('location', pathOf(page))
    headers.append('set-cookie', serializeCookie(previewCookie, pass, seconds, config))
    return new Response(null, { status: 302, headers })
  })
}
