import type { MutationResolvers } from '../../types.generated.ts'
import { deleteChatMessage, editChatMessage } from '../changing.ts'
import { joinRoom } from '../joiningRoom.ts'
import { reactToMessage } from '../reacting.ts'
import { createChatMessage } from '../sending.ts'
import { markChannelRead } from '../service.ts'
import { tellTyping } from '../typing.ts'

export const Mutation: Pick<
  MutationResolvers,
  | 'createChatMessage'
  | 'deleteMessage'
  | 'editMessage'
  | 'joinRoom'
  | 'markChannelRead'
  | 'reactToMessage'
  | 'tellTyping'
> = {
  createChatMessage: (_, { input }, context) => createChatMessage(context, input),
  editMessage: (_, { input }, context) => editChatMessage(context, input),
  deleteMessage: (_, { input }, context) => deleteChatMessage(context, input),
  reactToMessage: (_, { input }, context) => reactToMessage(context, input),
  joinRoom: (_, { input }, context) => joinRoom(context, input.channelId),
  markChannelRead: (_, { input }, context) => markChannelRead(context, input.channelId, input.seq),
  tellTyping: (_, { input }, context) => tellTyping(context, input.channelId),
}
