/** Of the standard normal distribution: 95 % lie within. */
const z = 1.959_964

/** Within which share the true one lies, by Wilson's score interval at 95 %; of a `total` of at least 1. */
export function wilsonBand(count: number, total: number): { from: number; to: number } {
  const share = count / total
  const scale = 1 + z ** 2 / total
  const middle = (share + z ** 2 / (2 * total)) / scale
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) }
}
