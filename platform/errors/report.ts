export type ErrorLevel = 'info' | 'warning' | 'error' | 'fatal'

export type ErrorReport = {
  error: unknown
  level: ErrorLevel
  /** Where it came up: a component stack, the address. No personal data. */
  details: Readonly<Record<string, string>>
}

/** As many as are kept until the service is there; a page that fails more often says nothing new. */
const keptAtMost = 20

let kept: ErrorReport[] = []
let send: ((report: ErrorReport) => void) | null = null

/** Says an error in the console, and to the error-reporting service where there is one. */
export function reportError(
  error: unknown,
  { level = 'error', details = {} }: Partial<Pick<ErrorReport, 'level' | 'details'>> = {},
): void {
  if (level === 'error' || level === 'fatal') console.error(error)
  const report = { error, level, details }
  if (send) send(report)
  else if (kept.length < keptAtMost) kept.push(report)
}

/** From now on reports go to the service; first those that came before it. */
export function startReporting(sender: (report: ErrorReport) => void): void {
  send = sender
  for (const report of kept) sender(report)
  kept = []
}
