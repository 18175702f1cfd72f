/** What is said of a picture for those who don't see it, in characters as a person counts them. */
export const pictureAltMaxLength = 300
