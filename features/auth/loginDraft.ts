/** The draft of the log-in; the reset of a password begins with its address. */
export const loginDraft = 'signUp:login'

/** What was typed into the log-in, never the password. `isKnown`: a code has proven that there is an account. */
export const emptyLogin = { method: 'EMAIL' as 'EMAIL' | 'PHONE', email: '', isKnown: false }
