import type { MutationResolvers } from '../../types.generated.ts'
import { editComment } from '../editing.ts'
import { createComment } from '../writing.ts'
import { deleteComment } from '../deleting.ts'

export const Mutation: Pick<MutationResolvers, 'createComment' | 'editComment' | 'deleteComment'> =
  {
    createComment: (_, { input }, context) => createComment(context, input),
    editComment: (_, { input }, context) => editComment(context, input),
    deleteComment: (_, { input }, context) => deleteComment(context, input),
  }
