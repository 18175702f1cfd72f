/** What an invitation brings each of the two, in free coins. */
export const referralCoins = 300
/** On so many days whoever was invited stamps, before it is given: an account that nobody lives in brings nothing. */
export const referralDays = 3
/** A referrer is given something for at most this many, and a code is taken within a week (PlayFab's sample). */
export const mostReferrals = 10
export const referralTakenDays = 7
