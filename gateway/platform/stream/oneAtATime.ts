/**
 * Does `work` one run at a time: whoever asks for it while it runs waits for the run after, which all share who ask
 * meanwhile. So each sees a run that began after they asked, and none overtakes another.
 */
export function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve()
  let waiting: Promise<void> | undefined
  return () => {
    waiting ??= underWay.then(async () => {
      waiting = undefined
      await work()
    })
    underWay = waiting.catch(() => undefined)
    return waiting
  }
}
