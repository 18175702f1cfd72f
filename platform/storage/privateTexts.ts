import { createTextStore } from './textStore.ts'

const prefix = 'ouen.draft:'
const asidePrefix = 'ouen.aside:'
/** Who wrote them, once a sign-in has told: also where it ended while no page was there to see it. */
const ownerKey = 'ouen.draft-owner'
const asideOf = (userId: string) => `${asidePrefix}${userId}:`

/** What a fan wrote and did not send, in this browser's tabs. It is theirs: it goes when they sign out. */
export const privateTexts = createTextStore(() => localStorage)

/** What was typed into a form of one tab: gone with the tab, or with the fan. */
export const tabTexts = createTextStore(() => sessionStorage)

const stores = [privateTexts, tabTexts]

/** A key of theirs: `privateKey('ouen', 'channel_01')`. */
export const privateKey = (...parts: readonly string[]) => prefix + parts.join(':')

/** Leaves nothing of the fan's for whoever uses this browser next. */
export function forgetPrivateTexts(): void {
  for (const texts of stores) {
    texts.forget(prefix)
    texts.write(ownerKey, null)
  }
}

/** A sign-in ended without the fan's doing: what they wrote is out of sight until they are back. */
export function setAsidePrivateTexts(userId: string): void {
  for (const texts of stores) {
    texts.move(prefix, asideOf(userId))
    texts.write(ownerKey, null)
  }
}

/** The fan is signed in: what was set aside is theirs again; what was another's goes. */
export function bringBackPrivateTexts(userId: string): void {
  for (const texts of stores) {
    const owner = texts.read(ownerKey)
    if (owner !== null && owner !== userId) texts.forget(prefix)
    texts.move(asideOf(userId), prefix)
    texts.forget(asidePrefix)
    if (owner !== userId) texts.write(ownerKey, userId)
  }
}
