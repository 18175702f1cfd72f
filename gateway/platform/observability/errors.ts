/** An error as the log tells it. */
export type LoggedError = {
  type: string
  code?: string
  message: string
  stack?: string
  cause?: LoggedError
}

const deepest = 4

/**
 * An error without what could name a person or let one in: a failed statement's parameters are cut off, and
 * addresses, numbers, tokens and codes are taken out of its words. No other property of it is told.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)) }
  const code = 'code' in error && typeof error.code === 'string' ? { code: scrub(error.code) } : {}
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  const cause =
    error.cause === undefined || depth >= deepest
      ? {}
      : { cause: describeError(error.cause, depth + 1) }
  return {
    type: error.name,
    ...code,
    message: scrub(error.message),
    ...(frames ? { stack: frames } : {}),
    ...cause,
  }
}

function scrub(text: string): string {
  return text
    .replace(/\bparams: [\s\S]*$/i, 'params: [removed]')
    .replace(/\b(Key|Failing row contains) \([\s\S]*$/, '$1 [removed]')
    .replace(/[^\s"'<>()=:,]+@[^\s"'<>(),]+/g, '[address removed]')
    .replace(/\beyJ[\w-]+(\.[\w-]+)*/g, '[token removed]')
    .replace(/\b[\w-]{40,}\b/g, '[secret removed]')
    .replace(/\+?\d[\d -]{4,}\d/g, '[number removed]')
    .slice(0, 2_000)
}
