/**
 * Does work now and again after each interval, never twice at once; it alone keeps no process alive. Answers
 * what ends it, once what is under way is done.
 */
export function regularly(
  minutes: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }
  run()
  const timer = setInterval(run, minutes * 60_000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
