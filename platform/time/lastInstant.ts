/** The last instant at which what expires then can be spent: a day's end is 23:59, never 24:00. */
export function lastInstant(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString()
}
