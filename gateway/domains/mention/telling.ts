/**
 * Who mentions more people in an hour who don't follow them is talking to a crowd: the words go out, and ring for
 * nobody. Three full messages to strangers, or a lively evening among those who answer one another.
 */
export const strangersTold = { most: 30, minutes: 60 }
