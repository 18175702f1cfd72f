/** How long a muted word may be, in characters as a person counts them. */
export const mutedWordMaxLength = 50
/** How long each kind of mute holds, in days; null until it is taken away. */
export const muteDays = { DAY: 1, WEEK: 7, MONTH: 30, FOREVER: null } as const
