import type { MutationResolvers } from '../../types.generated.ts'
import { savePostDraft } from '../drafts.ts'
import { likePost } from '../liking.ts'
import { createPost, deletePost } from '../writing.ts'

export const Mutation: Pick<
  MutationResolvers,
  'createPost' | 'deletePost' | 'likePost' | 'savePostDraft'
> = {
  createPost: (_, { input }, context) => createPost(context, input),
  deletePost: (_, { input }, context) => deletePost(context, input),
  savePostDraft: (_, { input }, context) => savePostDraft(context, input),
  likePost: (_, { input }, context) => likePost(context, input),
}
