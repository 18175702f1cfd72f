import { toImage } from '../../../platform/files/image.ts'
import { askedBy, askOf } from '../rooms.ts'
import type { LockedRoomResolvers } from '../../types.generated.ts'

export const LockedRoom: LockedRoomResolvers = {
  channelId: ({ id }) => id,
  name: ({ name }, _, { language }) => name[language],
  topic: ({ topic }, _, { language }) => topic[language],
  emblem: ({ emblem }, _, context) => toImage(emblem, context),
  asks: (channel) => askOf(channel),
  askedName: async (channel, _, context) => (await askedBy(context, channel)).name,
  joinCondition: (channel) => channel,
}
