import type { ChannelReadStateResolvers } from '../../../platform/graphql/types.generated.ts'

export const ChannelReadState: ChannelReadStateResolvers = {
  id: (read) => `read_${read.channelId}`,
}
