import { audienceNow, loadMembership } from '../../community/service.ts'
import { lightFields } from '../../penlight/service.ts'
import type { PostResolvers } from '../../types.generated.ts'
import { loadUser } from '../../user/service.ts'
import { textFields } from '../../written/service.ts'
import { sharePictureOf } from '../../../platform/share-picture/sharePicture.ts'
import { picturesOf } from '../pictures.ts'
import { pictureOfPost } from '../sharePicture.ts'

/** Its reader was let into the community: nothing here asks for leave again. */
export const Post: PostResolvers = {
  author: ({ authorId }, _, context) => loadUser(context, authorId),
  authorMembership: ({ communityId, authorId }, _, context) =>
    loadMembership(context, communityId, authorId),
  pictures: (post, _, context) => picturesOf(post, context),
  pictureCount: ({ pictures, heldAt }) => (heldAt === null ? pictures.length : 0),
  audience: (post, _, context) => audienceNow(context, post),
  sharePicture: async (post, _, context) => {
    const isForAll = !post.deletedAt && (await audienceNow(context, post)) === 'PUBLIC'
    return sharePictureOf(context, post.id, isForAll ? await pictureOfPost(context, post) : null)
  },
  // What is held is read by its author alone, for whom it stands.
  isDeleted: ({ deletedAt, heldAt }) => deletedAt !== null && heldAt === null,
  isHeld: ({ heldAt }) => heldAt !== null,
  ...textFields,
  ...lightFields('post'),
}
