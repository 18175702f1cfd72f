/** The longest that what was put off waits for an idle moment, in milliseconds. */
const patience = 2000

/** Runs it when the page has nothing better to do. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: patience })
  else setTimeout(act, 200)
}
