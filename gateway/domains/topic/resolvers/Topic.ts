import { audienceNow, loadMembership } from '../../community/service.ts'
import { lightFields } from '../../penlight/service.ts'
import type { TopicResolvers } from '../../types.generated.ts'
import { loadUser } from '../../user/service.ts'
import { textFields } from '../../written/service.ts'
import { categoryOf, isOfTheHouse } from '../service.ts'

/** Its reader was let into the community: nothing here asks for leave again. */
export const Topic: TopicResolvers = {
  category: async ({ categoryId }, _, context) => (await categoryOf(context, categoryId))!,
  author: ({ authorId }, _, context) => loadUser(context, authorId),
  authorMembership: ({ communityId, authorId }, _, context) =>
    loadMembership(context, communityId, authorId),
  isOfficial: ({ communityId, authorId }, _, context) =>
    isOfTheHouse(context, communityId, authorId),
  audience: (topic, _, context) => audienceNow(context, topic),
  // What is held is read by its author alone, for whom it stands.
  isDeleted: ({ deletedAt, heldAt }) => deletedAt !== null && heldAt === null,
  isHeld: ({ heldAt }) => heldAt !== null,
  ...textFields,
  ...lightFields('topic'),
}
