import { createTextStore } from './textStore.ts'

const prefix = 'ouen.draft:'

/** What a fan wrote and did not send, in this browser's tabs. It is theirs: it goes when they sign out. */
export const privateTexts = createTextStore(() => localStorage)

/** A key of theirs: `privateKey('ouen', 'channel_01')`. */
export const privateKey = (...parts: readonly string[]) => prefix + parts.join(':')

/** Leaves nothing of the fan's for whoever uses this browser next. */
export const forgetPrivateTexts = () => privateTexts.forget(prefix)
