/** The cookies of a request, by name. Values that can't be decoded are left out. */
export function readCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at < 1) continue
    try {
      cookies.set(part.slice(0, at).trim(), decodeURIComponent(part.slice(at + 1).trim()))
    } catch {
      continue
    }
  }
  return cookies
}

/** A Set-Cookie that scripts can't read. `maxAge` in seconds; 0 removes it. */
export function serializeCookie(
  name: string,
  value: string,
  maxAge: number,
  isSecure: boolean,
): string {
  const secure = isSecure ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
