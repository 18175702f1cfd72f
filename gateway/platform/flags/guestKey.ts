import { randomUUID } from 'node:crypto'
import type { Config } from '../config.ts'
import { serializeCookie } from '../http/cookies.ts'

/** Holds what tells a guest from others with regard to flags, and nothing else. */
const guestCookie = 'ouen_guest'
/** As long as browsers keep any cookie. */
const seconds = 400 * 24 * 60 * 60

/** The key that a guest has; undefined where there is none, or none of ours. */
export function readGuestKey(cookies: ReadonlyMap<string, string>): string | undefined {
  const key = cookies.get(guestCookie)
  return key !== undefined && /^guest_[\da-f-]{36}$/.test(key) ? key : undefined
}

/** A new one, and the Set-Cookie that keeps it. */
export function newGuestKey(config: Pick<Config, 'isSecure'>): { key: string; cookie: string } {
  const key = `guest_${randomUUID()}`
  return { key, cookie: serializeCookie(guestCookie, key, seconds, config) }
}

/** The Set-Cookie that takes it away: who logs out comes back as another guest. */
export function dropGuestKey(config: Pick<Config, 'isSecure'>): string {
  return serializeCookie(guestCookie, '', 0, config)
}
