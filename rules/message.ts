/** The longest message, in characters as a person counts them (domain C1: Bluesky's direct messages). */
export const messageMaxLength = 1000
