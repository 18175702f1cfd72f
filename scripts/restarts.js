const first = 1
const longest = 30

/**
 * How long to wait before another start, in seconds: longer with each start in a row that failed. One that
 * served before it died is back at once, however often that happens: fans wait for it.
 * @param {boolean} hasServed
 * @param {number | undefined} last
 */
export function pauseAfter(hasServed, last) {
  return last === undefined || hasServed ? first : Math.min(last * 2, longest)
}

/**
 * Whether another start would end the same: it was asked to end (0), or says that its settings or its port
 * don't let it begin (1). A fault (70), an outage at the start (75) and a signal (null) may pass.
 * @param {number | null} code
 */
export function isFinal(code) {
  return code === 0 || code === 1
}
