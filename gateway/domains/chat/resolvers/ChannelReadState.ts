import type { ChannelReadStateResolvers } from '../../types.generated.ts'

export const ChannelReadState: ChannelReadStateResolvers = {
  id: (read) => `read_${read.channelId}`,
}
