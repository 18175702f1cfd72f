import { toImage } from '../../../platform/files/image.ts'
import type { RoomConditionResolvers } from '../../types.generated.ts'
import { askedBy, askOf, standingTo } from '../rooms.ts'

export const RoomCondition: RoomConditionResolvers = {
  asks: (channel) => askOf(channel),
  nft: async (channel, _, context) => (await askedBy(context, channel)).nft,
  name: async (channel, _, context) => (await askedBy(context, channel)).name,
  picture: async (channel, _, context) => {
    const { picture } = await askedBy(context, channel)
    return picture && toImage(picture, context)
  },
  standing: (channel, _, context) => standingTo(context, channel),
}
