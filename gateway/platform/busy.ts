/** There is more to do than people would wait for. `retryAfter`: in how many seconds there is room again. */
export class TooBusy extends Error {
  override name = 'TooBusy'
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(`there is room again in ${retryAfter} s`)
    this.retryAfter = retryAfter
  }
}

export type Turns = {
  /** Lets work in that will take a turn, or throws `TooBusy` before it has begun. */
  admit: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Does it as soon as it is its turn. */
  take: <Result>(work: () => Promise<Result>) => Promise<Result>
}

type Limits = {
  /** So many are done at once. */
  atOnce: number
  /** Nobody waits longer than this for their turn: beyond it the answer would come too late to be of use. */
  longestWaitMs: number
  /** How long a turn takes, until it was measured. */
  usualMs: number
}

/** Of what a turn took, so much counts: a passing hiccup does not turn people away. */
const weight = 0.1

/** A queue for work that keeps the processor busy, as long as people wait for it, by how long turns took lately. */
export function createTurns({ atOnce, longestWaitMs, usualMs }: Limits): Turns {
  const waiting: (() => void)[] = []
  let running = 0
  let admitted = 0
  let turnMs = usualMs

  return {
    async admit(work) {
      const waitMs = (admitted * turnMs) / atOnce
      if (waitMs > longestWaitMs) throw new TooBusy(Math.ceil(waitMs / 1000))
      admitted += 1
      try {
        return await work()
      } finally {
        admitted -= 1
      }
    },
    async take(work) {
      if (running < atOnce) running += 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      const beganAt = performance.now()
      try {
        return await work()
      } finally {
        turnMs += (performance.now() - beganAt - turnMs) * weight
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
