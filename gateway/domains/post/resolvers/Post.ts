import { loadMembership } from '../../community/service.ts'
import { lightFields } from '../../penlight/service.ts'
import type { PostResolvers } from '../../types.generated.ts'
import { loadUser } from '../../user/service.ts'
import { sharePictureOf } from '../../../platform/share-picture/sharePicture.ts'
import { pictureOfPost } from '../sharePicture.ts'

/** Its reader was let into the community: nothing here asks for leave again. */
export const Post: PostResolvers = {
  author: ({ authorId }, _, context) => loadUser(context, authorId),
  authorMembership: ({ communityId, authorId }, _, context) =>
    loadMembership(context, communityId, authorId),
  sharePicture: async (post, _, context) =>
    sharePictureOf(context, post.id, post.deletedAt ? null : await pictureOfPost(context, post)),
  isDeleted: ({ deletedAt }) => deletedAt !== null,
  ...lightFields('post'),
}
