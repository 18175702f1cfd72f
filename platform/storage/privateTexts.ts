import { mayHaveFiles } from './filesMark.ts'
import { createTextStore, type TextStore } from './textStore.ts'

const prefix = 'ouen.draft:'
const asidePrefix = 'ouen.aside:'
/** What outlasts a sign-out, such as the receipts of draws: out of sight until the same fan is back. */
const provenPrefix = 'ouen.proven:'
/** Who wrote them, once a sign-in has told: also where it ended while no page was there to see it. */
const ownerKey = 'ouen.draft-owner'
const asideOf = (userId: string) => `${asidePrefix}${userId}:`
const provenOf = (userId: string) => `ouen.proven-aside:${userId}:`

/** What a fan wrote and did not send, in this browser's tabs. It is theirs: it goes when they sign out. */
export const privateTexts = createTextStore(() => localStorage)

/** What was typed into a form of one tab: gone with the tab, or with the fan. */
export const tabTexts = createTextStore(() => sessionStorage)

const stores = [privateTexts, tabTexts]

/** A key of theirs: `privateKey('ouen', 'channel_01')`. */
export const privateKey = (...parts: readonly string[]) => prefix + parts.join(':')

/** A key of what proves something to the fan: theirs alone, and never forgotten. */
export const provenKey = (...parts: readonly string[]) => provenPrefix + parts.join(':')

/** Leaves nothing of the fan's for whoever uses this browser next, but what proves something: that waits for them. */
export function forgetPrivateTexts(): void {
  const owner = privateTexts.read(ownerKey)
  if (owner !== null) setProvenAside(owner)
  for (const texts of stores) {
    texts.forget(prefix)
    texts.write(ownerKey, null)
  }
  sweepPrivateFiles()
}

function bringBackProven(userId: string): void {
  const owner = privateTexts.read(ownerKey)
  if (owner === userId) return
  if (owner !== null) setProvenAside(owner)
  privateTexts.move(provenOf(userId), provenPrefix, 'replaced')
}

/** What was told first stands: here, and where it comes back. */
const setProvenAside = (userId: string) => privateTexts.move(provenPrefix, provenOf(userId), 'kept')

const isAnothers = (texts: TextStore, userId: string) =>
  ![null, userId].includes(texts.read(ownerKey))

/** Files go with the texts that name them. */
function sweepPrivateFiles(): void {
  if (!mayHaveFiles()) return
  const isNamed = (id: string) =>
    [prefix, asidePrefix]
      .flatMap((each) => privateTexts.keys(each))
      .some((key) => privateTexts.read(key)?.includes(id))
  import('./privateFiles.ts').then(({ sweepFiles }) => sweepFiles(isNamed)).catch(() => undefined)
}

/**
 * A sign-in ended without the fan's doing: what they wrote is out of sight until they are back. Where another fan has
 * signed in meanwhile, in a tab that this one slept through, all that stands here is theirs.
 */
export function setAsidePrivateTexts(userId: string): void {
  for (const texts of stores) {
    if (isAnothers(texts, userId)) continue
    if (texts === privateTexts) setProvenAside(userId)
    texts.move(prefix, asideOf(userId))
    texts.write(ownerKey, null)
  }
}

/** The fan is signed in: what was set aside is theirs again; what was another's goes. */
export function bringBackPrivateTexts(userId: string): void {
  bringBackProven(userId)
  for (const texts of stores) {
    const owner = texts.read(ownerKey)
    if (owner !== null && owner !== userId) texts.forget(prefix)
    texts.move(asideOf(userId), prefix)
    texts.forget(asidePrefix)
    if (owner !== userId) texts.write(ownerKey, userId)
  }
  sweepPrivateFiles()
}
