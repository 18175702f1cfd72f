import type { Config } from '../config.ts'

/**
 * Where a page stands in truth, if it was asked for at another host: cookies and sign-ins are kept by
 * host, so `127.0.0.1` and `localhost` would be two different visits. Behind a proxy its word for the host
 * counts; one that gives none is left to redirect by itself, so that nothing goes in circles.
 */
export function canonicalAddress(
  request: Request,
  { origin, trustedProxies }: Pick<Config, 'origin' | 'trustedProxies'>,
): string | undefined {
  const host = request.headers.get(trustedProxies > 0 ? 'x-forwarded-host' : 'host')?.toLowerCase()
  if (!host || host === new URL(origin).host) return undefined
  const { pathname, search } = new URL(request.url)
  return origin + pathname + search
}
