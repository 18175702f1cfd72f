import type { IncomingMessage } from 'node:http'
import { isReading } from './methods.ts'

/**
 * Whether a page of another site wants to change something through its visitor's browser. Browsers say where
 * a request comes from, and scripts can't change it; older ones, and any over plain HTTP, name the origin only.
 * What names neither comes from no browser.
 */
export function isForeign(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  origin: string,
): boolean {
  if (isReading(method)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && headers.origin !== origin
}
