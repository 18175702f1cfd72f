import { writtenText } from './written.ts'

/** A message: as many characters as Bluesky's direct messages hold. */
export const messageText = writtenText(1000)

/** The most pictures that go with one message (as many as X's, Bluesky's and Mastodon's posts hold). */
export const picturesMost = 4

/** How long its author may change a message (as in Zulip). */
export const editMs = 10 * 60_000
/** How long what was deleted can be brought back: longer than the toast that offers it stays. */
export const undoMs = 60_000
