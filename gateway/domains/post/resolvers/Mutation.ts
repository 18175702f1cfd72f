import type { MutationResolvers } from '../../types.generated.ts'
import { savePostDraft } from '../drafts.ts'
import { editPost } from '../editing.ts'
import { createPost, deletePost } from '../writing.ts'

export const Mutation: Pick<
  MutationResolvers,
  'createPost' | 'deletePost' | 'editPost' | 'savePostDraft'
> = {
  createPost: (_, { input }, context) => createPost(context, input),
  editPost: (_, { input }, context) => editPost(context, input),
  deletePost: (_, { input }, context) => deletePost(context, input),
  savePostDraft: (_, { input }, context) => savePostDraft(context, input),
}
