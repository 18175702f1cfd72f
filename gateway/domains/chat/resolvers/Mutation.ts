import type { MutationResolvers } from '../../types.generated.ts'
import { deleteChatMessage, editChatMessage } from '../changing.ts'
import { reactToMessage } from '../reacting.ts'
import { createChatMessage } from '../sending.ts'
import { markChannelRead } from '../service.ts'

export const Mutation: Pick<
  MutationResolvers,
  'createChatMessage' | 'deleteMessage' | 'editMessage' | 'markChannelRead' | 'reactToMessage'
> = {
  createChatMessage: (_, { input }, context) => createChatMessage(context, input),
  editMessage: (_, { input }, context) => editChatMessage(context, input),
  deleteMessage: (_, { input }, context) => deleteChatMessage(context, input),
  reactToMessage: (_, { input }, context) => reactToMessage(context, input),
  markChannelRead: (_, { input }, context) => markChannelRead(context, input.channelId, input.seq),
}
