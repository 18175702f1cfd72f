import { setTimeout } from 'node:timers/promises'

/** There was no answer in the time there was for it: an outage, as `isOutage` tells. */
class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly code = 'ETIMEDOUT'
}

/** What the work answers, or an error that tells an outage where it takes longer than `ms`; the work goes on. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const waiting = new AbortController()
  const late = setTimeout(ms, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new NoAnswer(`no answer within ${ms} ms`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    waiting.abort()
  }
}
