/** A preference that a browser keeps, and that the server reads to send the right page at once. */
export type Preference = { readonly name: string; readonly maxAge: number }

/** 100 days in seconds: how long preferences last. */
export const preferenceMaxAge = 100 * 24 * 60 * 60

/** Keeps a preference for its time. The value holds no `;`: names and languages, not what people type. */
export function keepPreference({ name, maxAge }: Preference, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

/** What a browser keeps under this name; undefined where nothing is. */
export function readPreference({ name }: Preference): string | undefined {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return entry?.slice(name.length + 1)
}
