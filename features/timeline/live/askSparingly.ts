/** Not more often than so; and so much later, at random, that not all readers ask at one moment. Milliseconds. */
type Pace = { everyMs: number; jitterMs: number; random?: () => number }

/** Asks once where it was wanted once or often, in good time. `end` lets go of what is still to come. */
export function askSparingly(ask: () => void, { everyMs, jitterMs, random = Math.random }: Pace) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = -Infinity
  return {
    want(): void {
      if (timer !== undefined) return
      const rest = Math.max(0, askedAt + everyMs - performance.now())
      timer = setTimeout(
        () => {
          timer = undefined
          askedAt = performance.now()
          ask()
        },
        rest + random() * jitterMs,
      )
    },
    end(): void {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
