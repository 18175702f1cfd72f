import type { MutationResolvers } from '../../types.generated.ts'
import { createTopic, deleteTopic } from '../writing.ts'

export const Mutation: Pick<MutationResolvers, 'createTopic' | 'deleteTopic'> = {
  createTopic: (_, { input }, context) => createTopic(context, input),
  deleteTopic: (_, { input }, context) => deleteTopic(context, input),
}
