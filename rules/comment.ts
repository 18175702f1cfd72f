import { writtenText } from './written.ts'

/** A comment on a post or a topic, or a reply to one. */
export const commentText = writtenText(500)
