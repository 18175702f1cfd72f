/** How many penlights one fan waves at one post, topic or comment. */
export const mostPenlights = 10
/** How many one fan waves in a day of Japan's: ten at fifty of them. */
export const penlightsADay = 500
