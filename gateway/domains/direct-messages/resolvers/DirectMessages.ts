import type { DirectMessagesResolvers } from '../../types.generated.ts'
import { loadUser } from '../../user/service.ts'
import { messagesLeft, partnerIdIn, standingIn } from '../standing.ts'

export const DirectMessages: DirectMessagesResolvers = {
  id: ({ channelId }) => `direct ${channelId}`,
  partner: async (direct, _, context) => {
    const id = await partnerIdIn(context, direct)
    return id === undefined ? null : loadUser(context, id)
  },
  state: (direct, _, context) => standingIn(context, direct),
  messagesLeft: (direct, _, context) => messagesLeft(context, direct),
}
