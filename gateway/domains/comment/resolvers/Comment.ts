import { loadMembership } from '../../community/service.ts'
import { lightFields } from '../../penlight/service.ts'
import type { CommentResolvers } from '../../types.generated.ts'
import { loadUser } from '../../user/service.ts'
import { textFields } from '../../written/service.ts'
import { loadSubject, repliesOf } from '../service.ts'

/** Its reader was let into the community: nothing here asks for leave again. */
export const Comment: CommentResolvers = {
  subject: async ({ subjectId }, _, context) => (await loadSubject(context, subjectId))!,
  author: ({ authorId }, _, context) => loadUser(context, authorId),
  authorMembership: ({ communityId, authorId }, _, context) =>
    loadMembership(context, communityId, authorId),
  // What is held is read by its author alone, for whom it stands.
  isDeleted: ({ deletedAt, heldAt }) => deletedAt !== null && heldAt === null,
  isHeld: ({ heldAt }) => heldAt !== null,
  replies: (comment, args, context) => repliesOf(context, comment, args),
  ...textFields,
  ...lightFields('comment'),
}
