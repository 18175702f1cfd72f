import { parseCookie, stringifySetCookie } from 'cookie'

/** What a cookie of ours is called begins with this: those carry authority; preferences are called otherwise. */
const own = /^ouen[-_]/
/** A browser takes such a name over https only, from the very host, for all paths: nobody else can plant it. */
const hostPrefix = '__Host-'

/**
 * The cookies of a request, by name. Values that can't be decoded are left out. Where cookies are Secure, ours
 * count only as this host itself has set them, and are told by their names without the prefix.
 */
export function readCookies(
  header: string | null | undefined,
  { isSecure }: { isSecure: boolean },
): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const [given, value] of Object.entries(parseCookie(header ?? '', { decode }))) {
    const isOfHost = isSecure && given.startsWith(hostPrefix)
    const name = isOfHost ? given.slice(hostPrefix.length) : given
    if (isSecure && isOfHost !== own.test(name)) continue
    if (value !== undefined) cookies.set(name, value)
  }
  return cookies
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** A Set-Cookie of one of ours, which scripts can't read. `maxAge` in seconds; 0 removes it. */
export function serializeCookie(
  name: string,
  value: string,
  maxAge: number,
  { isSecure }: { isSecure: boolean },
): string {
  return stringifySetCookie({
    name: isSecure ? `${hostPrefix}${name}` : name,
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
  })
}
