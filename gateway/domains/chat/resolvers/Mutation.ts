import type { MutationResolvers } from '../../types.generated.ts'
import { createChatMessage } from '../sending.ts'
import { markChannelRead } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'createChatMessage' | 'markChannelRead'> = {
  createChatMessage: (_, { input }, context) => createChatMessage(context, input),
  markChannelRead: (_, { input }, context) => markChannelRead(context, input.channelId, input.seq),
}
