import { NetworkError, isOutdatedBuild } from '#platform/relay/fetch.ts'
import { retryDelay } from '#platform/stream/retryDelay.ts'
import { serverNow } from '#platform/time/serverClock.ts'

/** How often, and how much later at random, so that not all readers ask at one moment. Milliseconds. */
const every = 20_000
const jitter = 5000
/** Whoever comes and goes asks no sooner than so after the last answer. */
const leastPause = 5000

/** How the last ask went; `outdated` is for good: the page is older than the gateway. */
export type Asking = 'well' | 'failing' | 'outdated'

type Parts = {
  /** Rejects where the gateway could not be asked. */
  ask: () => Promise<unknown>
  onState: (state: Asking) => void
  random?: () => number
}

/**
 * Asks every 20 to 25 s while the page is seen, and when somebody comes back to it; after a failure as retryUntilAnswered as a stream
 * is opened again, or when the gateway said. Returns what ends it.
 */
export function askWhileSeen({ ask, onState, random = Math.random }: Parts): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isAsking = false
  let notBefore = 0

  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), milliseconds)
  }
  const look = async () => {
    if (isAsking || document.visibilityState === 'hidden' || !navigator.onLine) return
    isAsking = true
    const pause = await ask().then(succeed, fail)
    isAsking = false
    if (pause !== undefined && !signal.aborted) wait(pause)
  }
  const say = (state: Asking) => {
    if (!signal.aborted) onState(state)
  }
  const succeed = () => {
    failures = 0
    notBefore = performance.now() + leastPause
    say('well')
    return every + random() * jitter
  }
  const fail = (error: unknown) => {
    if (isOutdatedBuild(error)) {
      ending.abort()
      onState('outdated')
      return undefined
    }
    const retryAt = error instanceof NetworkError ? error.retryAt?.getTime() : undefined
    const pause = Math.max(retryDelay(failures, random()), (retryAt ?? 0) - serverNow())
    failures += 1
    notBefore = performance.now() + pause
    say('failing')
    return pause
  }
  const comeBack = () => {
    if (document.visibilityState !== 'hidden') wait(Math.max(0, notBefore - performance.now()))
  }

  document.addEventListener('visibilitychange', comeBack, { signal })
  addEventListener('online', () => wait(0), { signal })
  wait(random() * jitter)
  return () => {
    ending.abort()
    clearTimeout(timer)
  }
}
