/** The names of a pattern's parameters: `channel_id` of `/messages/chat/:channel_id`. */
type ParamOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** Makes a link's path; `pattern` is what the router matches. */
export type Path<Pattern extends string> = {
  (
    ...params: ParamOf<Pattern> extends never ? [] : [Readonly<Record<ParamOf<Pattern>, string>>]
  ): string
  readonly pattern: Pattern
}

/**
 * A feature's address, said once: `path('/messages/chat/:channel_id')` gives a function that fills the
 * parameters, each encoded, and the pattern for the route.
 */
export function path<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  const fill = (params: Readonly<Record<string, string>> = {}) =>
    pattern.replace(/:(\w+)/g, (_, name: string) => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined
      if (value === undefined) throw new Error(`${pattern} needs ${name}`)
      return encodeURIComponent(value)
    })
  return Object.assign(fill, { pattern }) as Path<Pattern>
}

/** A path on this origin, or undefined: what may be redirected to. `//host`, `/\host` and schemes are refused. */
export function sameOriginPath(text: string | null | undefined): string | undefined {
  if (!text || !/^\/(?![/\\])/.test(text)) return undefined
  const url = new URL(text, 'https://origin.invalid')
  return url.origin === 'https://origin.invalid' ? url.pathname + url.search + url.hash : undefined
}
