import type { MutationResolvers } from '../../types.generated.ts'
import { savePostDraft } from '../drafts.ts'
import { createPost, deletePost } from '../writing.ts'

export const Mutation: Pick<MutationResolvers, 'createPost' | 'deletePost' | 'savePostDraft'> = {
  createPost: (_, { input }, context) => createPost(context, input),
  deletePost: (_, { input }, context) => deletePost(context, input),
  savePostDraft: (_, { input }, context) => savePostDraft(context, input),
}
