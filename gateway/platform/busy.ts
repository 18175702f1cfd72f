import pLimit from 'p-limit'

/** There is more to do than people would wait for. `retryAfter`: in how many seconds there is room again. */
export class TooBusy extends Error {
  override name = 'TooBusy'
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(`there is room again in ${retryAfter} s`)
    this.retryAfter = retryAfter
  }
}

export type WorkQueue = {
  /** Lets work in that will be run, or throws `TooBusy` before it has begun. */
  admit: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs it as soon as it is its turn. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
}

type Limits = {
  /** So many run at once. */
  atOnce: number
  /** Nobody waits longer than this for their turn: beyond it the answer would come too late to be of use. */
  longestWaitMs: number
  /** How long a run takes, until it was measured. */
  usualMs: number
}

/** Of what a run took, so much counts: a passing hiccup does not turn people away. */
const weight = 0.1

/** A queue for work that keeps the processor busy, as long as people wait for it, by how long runs took lately. */
export function createWorkQueue({ atOnce, longestWaitMs, usualMs }: Limits): WorkQueue {
  const limit = pLimit(atOnce)
  let admitted = 0
  let runMs = usualMs

  return {
    async admit(work) {
      const waitMs = (admitted * runMs) / atOnce
      if (waitMs > longestWaitMs) throw new TooBusy(Math.ceil(waitMs / 1000))
      admitted += 1
      try {
        return await work()
      } finally {
        admitted -= 1
      }
    },
    run: (work) =>
      limit(async () => {
        const beganAt = performance.now()
        try {
          return await work()
        } finally {
          runMs += (performance.now() - beganAt - runMs) * weight
        }
      }),
  }
}
