/** Where a day, `YYYY-MM-DD`, stands on the page. */
export const anchorOf = (day: string) => `day-${day}`
