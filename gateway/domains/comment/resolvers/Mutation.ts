import type { MutationResolvers } from '../../types.generated.ts'
import { createComment } from '../writing.ts'
import { deleteComment } from '../deleting.ts'

export const Mutation: Pick<MutationResolvers, 'createComment' | 'deleteComment'> = {
  createComment: (_, { input }, context) => createComment(context, input),
  deleteComment: (_, { input }, context) => deleteComment(context, input),
}
