/** The longest message, in characters as a person counts them (as many as Bluesky's direct messages hold). */
export const messageMaxLength = 1000
