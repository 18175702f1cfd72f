import { toImage } from '../../../platform/files/image.ts'
import { nftOf } from '../rooms.ts'
import type { LockedRoomResolvers } from '../../types.generated.ts'

export const LockedRoom: LockedRoomResolvers = {
  channelId: ({ id }) => id,
  name: ({ name }, _, { language }) => name[language],
  topic: ({ topic }, _, { language }) => topic[language],
  emblem: ({ emblem }, _, context) => toImage(emblem, context),
  nftName: async (channel, _, context) => (await nftOf(context, channel)).name[context.language],
  joinCondition: (channel) => channel,
}
