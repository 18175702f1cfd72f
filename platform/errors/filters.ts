import { isChunkLoadError } from './chunkLoad.ts'

/** What of an error-reporting event the filters read. */
export type FilteredEvent = {
  exception?: {
    values?: { type?: string; value?: string; stacktrace?: { frames?: readonly unknown[] } }[]
  }
}

/** What happens in every day's use, and tells of no fault of ours. */
const ignored = [
  /networkerror|failed to fetch|load failed|network request failed|networkerror when attempting/i,
  /auth\/popup-closed-by-user/,
  /auth\/cancelled-popup-request/,
  /auth\/popup-blocked/,
  /auth\/credential-already-in-use/,
  /auth\/network-request-failed|provider refused: network-request-failed/,
]

/** The first versions that have what the app is built with (es2024, `light-dark()`, `:has`). */
const supported = [
  [/Edg\/(\d+)/, 123],
  [/OPR\/(\d+)/, 109],
  [/Firefox\/(\d+)/, 121],
  [/FxiOS\/(\d+)/, 121],
  [/(?:Chrome|CriOS)\/(\d+)/, 123],
  [/Version\/(\d+)[.\d]* (?:Mobile\/\w+ )?Safari/, 17],
] as const

/** Whether a browser is one that the app is made for. An unknown one is not held to be old. */
export function isSupportedBrowser(userAgent: string): boolean {
  if (/MSIE |Trident\//.test(userAgent)) return false
  for (const [pattern, least] of supported) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return Number(version) >= least
  }
  return true
}

/** Whether an event is worth an operator's look: it has a stack, from a browser that is supported, and is no everyday failure. */
export function isWorthReporting(
  event: FilteredEvent,
  thrown: unknown,
  userAgent: string,
): boolean {
  if (!isSupportedBrowser(userAgent) || isChunkLoadError(thrown)) return false
  const exceptions = event.exception?.values ?? []
  const hasStack = exceptions.some(({ stacktrace }) => (stacktrace?.frames?.length ?? 0) > 0)
  return hasStack && !exceptions.some(isEveryday)
}

function isEveryday({ type = '', value = '' }: { type?: string; value?: string }): boolean {
  const said = `${type}: ${value}`
  return ignored.some((pattern) => pattern.test(said)) || isChunkLoadError(new Error(value))
}
