/** Fills a route's parameters, each encoded: `fillPath('/messages/chat/:channel_id', { channel_id })`. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

/** A path on this origin, or undefined: what may be redirected to. `//host`, `/\host` and schemes are refused. */
export function sameOriginPath(text: string | null | undefined): string | undefined {
  if (!text || !/^\/(?![/\\])/.test(text)) return undefined
  const url = new URL(text, 'https://origin.invalid')
  return url.origin === 'https://origin.invalid' ? url.pathname + url.search + url.hash : undefined
}
