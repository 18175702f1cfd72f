import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { tenantOfFile } from '../files/http.ts'
import { keyOfCall } from '../identity/local/endpoints.ts'

/** The host that was asked: behind proxies, as they say. */
export function hostOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): string {
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined
  return String(forwarded ?? headers.host ?? '')
}

/**
 * Whose a call says it is, at a host that is nobody's own: the API's by its header, a sign-in's by its key, a file's
 * by its path. Empty where it says nothing. Whether that is so is for the tenant's own handlers.
 */
export function claimedTenant({
  headers,
  url = '',
}: Pick<IncomingMessage, 'headers' | 'url'>): string {
  if (headers.tenant) return String(headers.tenant)
  const address = new URL(url, 'http://gateway')
  return keyOfCall(address) ?? tenantOfFile(address.pathname) ?? ''
}
