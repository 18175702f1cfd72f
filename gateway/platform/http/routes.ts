const classes: [prefix: RegExp, name: string][] = [
  [/^\/graphql$/, 'graphql'],
  [/^\/stream$/, 'stream'],
  [/^\/(identitytoolkit|securetoken)\b|^\/\.well-known\//, 'identity'],
  [/^\/session$/, 'session'],
  [/^\/proof-of-work$/, 'proof'],
  [/^\/ofrep\//, 'flags'],
  [/^\/payments\//, 'payments'],
  [/^\/uploads\//, 'upload'],
  [/^\/(files|message-pictures|post-pictures)\//, 'file'],
  [/^\/share-pictures\//, 'picture'],
  [/^\/(assets|art|fonts)\/|^\/(favicon\.svg|robots\.txt)$/, 'asset'],
  [/^\/(health|ready|metrics)$/, 'operations'],
  [/^\/inbox\b/, 'inbox'],
]

/** The class that a request is measured under: few enough for labels. Whatever is no call is a document. */
export function classOf(url: string | undefined): string {
  const path = pathOf(url)
  return classes.find(([shape]) => shape.test(path))?.[1] ?? 'document'
}

/** The path alone. */
export function pathOf(url = '/'): string {
  return url.split('?', 1)[0]!
}

/** Files and probes: told only where everything is. */
export function isMinor(route: string): boolean {
  return ['asset', 'file', 'operations'].includes(route)
}
