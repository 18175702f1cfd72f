import type { MutationResolvers } from '../../types.generated.ts'
import { editTopic } from '../editing.ts'
import { createTopic, deleteTopic } from '../writing.ts'

export const Mutation: Pick<MutationResolvers, 'createTopic' | 'editTopic' | 'deleteTopic'> = {
  createTopic: (_, { input }, context) => createTopic(context, input),
  editTopic: (_, { input }, context) => editTopic(context, input),
  deleteTopic: (_, { input }, context) => deleteTopic(context, input),
}
