import { timingSafeEqual } from 'node:crypto'
import { addDays, midnightFrom } from '#rules/day.ts'
import type { Config } from '../config.ts'
import type { GatewayContext } from '../graphql/context.ts'
import { keyedHash } from '../secret.ts'

/** Where films, and what is said in them, are served from. */
export const filmsPath = '/files/films/'
/** Below it, what not everyone may watch. */
export const heldFolder = 'held/'
/** Said in an address by which a file is kept. */
export const takeAlong = 'download'

type Clock = Pick<GatewayContext, 'config' | 'now'>

/** Whoever has it gets this file of this tenant until then. */
function keyOf(config: Config, file: string, until: number): string {
  return keyedHash(config, 'film', config.tenantId, file, String(until)).toString('base64url')
}

/**
 * Where a film's file is asked for, such as `winter.webm`. One that is held gets an address that ends with the second
 * midnight in Japan from now: so long a film can be paused, and the same address is given all day. To take along, it is
 * kept as a file instead of being played.
 */
export function filmAddress(
  { config, now }: Clock,
  file: string,
  isHeld: boolean,
  isTakenAlong = false,
): string {
  if (!isHeld) return filmsPath + file
  const until = addDays(midnightFrom(now()), 1).getTime()
  const query = new URLSearchParams({ until: String(until), key: keyOf(config, file, until) })
  if (isTakenAlong) query.set(takeAlong, '')
  return `${filmsPath}${heldFolder}${file}?${query}`
}

/** How long an address of a held file is still good, in milliseconds; undefined where it never was, or has ended. */
export function leftOf(
  { config, now }: Clock,
  file: string,
  query: URLSearchParams,
): number | undefined {
  const until = query.get('until') ?? ''
  const left = Number(until) - now().getTime()
  if (!/^\d{1,16}$/.test(until) || left <= 0) return undefined
  const [given, right] = [
    Buffer.from(query.get('key') ?? ''),
    Buffer.from(keyOf(config, file, Number(until))),
  ]
  return given.length === right.length && timingSafeEqual(given, right) ? left : undefined
}
