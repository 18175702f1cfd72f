import { loadMembership } from '../../community/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { MessageResolvers } from '../../types.generated.ts'
import { loadPublicUser } from '../../user/service.ts'
import { loadChannel } from '../service.ts'

export const Message: MessageResolvers = {
  author: (message, _, context) => loadPublicUser(context, message.authorId),
  authorMembership: async (message, _, context) => {
    const channel = await loadChannel(context, message.channelId)
    return channel && loadMembership(context, channel.communityId, message.authorId)
  },
  images: (message, _, context) => message.images.map((image) => toImage(image, context)),
  channel: async (message, _, context) => {
    const channel = await loadChannel(context, message.channelId)
    if (!channel) throw new Error(`message ${message.id} is of no channel that its reader may see`)
    return channel
  },
}
