import type { Services } from '../graphql/context.ts'
import { readCookies } from '../http/cookies.ts'
import { refuseMethod } from '../http/methods.ts'
import type { Handler } from '../http/server.ts'
import type { FlagDecider } from './flags.ts'
import { readGuestKey } from './guestKey.ts'

/**
 * `POST /ofrep/v1/evaluate/flags`, OpenFeature's remote protocol, as the app's own SDK speaks it: all flags for whoever
 * asks, by their bearer or a guest's cookie. What a body says of the viewer is not believed, and so not read.
 */
export function createFlagsHandler(
  { config, identity }: Pick<Services, 'config' | 'identity'>,
  { decide }: FlagDecider,
): Handler {
  return async (request) => {
    if (new URL(request.url).pathname !== '/ofrep/v1/evaluate/flags') return undefined
    if (request.method !== 'POST') return refuseMethod('POST')
    const { tenantId } = config
    const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    const verified = token === undefined ? null : await identity.verifyIdToken(token, tenantId)
    const cookies = readCookies(request.headers.get('cookie'), config)
    const isFan = verified !== null && verified !== 'disabled'
    const decided = await decide(tenantId, isFan ? verified.userId : readGuestKey(cookies))
    const flags = Object.entries(decided).map(([key, value]) => ({ key, value, reason: 'UNKNOWN' }))
    return Response.json({ flags }, { headers: { 'cache-control': 'no-store' } })
  }
}
