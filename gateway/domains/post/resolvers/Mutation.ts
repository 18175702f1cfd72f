import type { MutationResolvers } from '../../types.generated.ts'
import { likePost } from '../liking.ts'
import { createPost, deletePost } from '../writing.ts'

export const Mutation: Pick<MutationResolvers, 'createPost' | 'deletePost' | 'likePost'> = {
  createPost: (_, { input }, context) => createPost(context, input),
  deletePost: (_, { input }, context) => deletePost(context, input),
  likePost: (_, { input }, context) => likePost(context, input),
}
