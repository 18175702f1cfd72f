/** The instant at which a day in Japan begins, ISO 8601: what times are formatted from. */
export const instantOf = (day: string): string => `${day}T00:00:00+09:00`
