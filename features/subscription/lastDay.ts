/** The last instant of a period that ends at this one: what ends at midnight is there until the day before. ISO 8601. */
export const lastInstant = (end: string) => new Date(Date.parse(end) - 1).toISOString()
