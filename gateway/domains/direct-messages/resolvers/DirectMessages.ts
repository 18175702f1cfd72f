import { loadMembership } from '../../community/service.ts'
import { isPlaceOfMember } from '../../subscription/service.ts'
import type { DirectMessagesResolvers } from '../../types.generated.ts'
import { loadUser } from '../../user/service.ts'
import { messagesLeft, partnerIdIn, standingIn } from '../standing.ts'

export const DirectMessages: DirectMessagesResolvers = {
  id: ({ channelId }) => `direct ${channelId}`,
  partner: async (direct, _, context) => {
    const id = await partnerIdIn(context, direct)
    return id === undefined ? null : loadUser(context, id)
  },
  isPartnerSubscriber: async (direct, _, context) => {
    const id = await partnerIdIn(context, direct)
    if (id === undefined) return false
    const place = await loadMembership(context, direct.communityId, id)
    return place !== null && isPlaceOfMember(context, place.id)
  },
  state: (direct, _, context) => standingIn(context, direct),
  messagesLeft: (direct, _, context) => messagesLeft(context, direct),
}
