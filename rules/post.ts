import { writtenText } from './written.ts'

/** A post: between Bluesky's 300 characters and Misskey's 3,000. */
export const postText = writtenText(2000)

/** The most pictures that go with one post: a day of an event (as many as Instagram's held for years). */
export const postPicturesMost = 10

/** How many drafts a fan puts away, beside the one that they write. */
export const mostDrafts = 30

/** Bytes of a draft: three times those of the longest post of kana, and more than those of one of families. */
const maxBytes = 64_000

/** Whether a draft is more than is kept: what is too long for a post is kept all the same, to be shortened. */
export const isDraftTooLong = (text: string): boolean =>
  new TextEncoder().encode(text).byteLength > maxBytes
