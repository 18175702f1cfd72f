import type { Resolvers } from '../../platform/graphql/types.generated.ts'
import { Channel } from './resolvers/Channel.ts'
import { ChannelReadState } from './resolvers/ChannelReadState.ts'
import { Message } from './resolvers/Message.ts'
import { Mutation } from './resolvers/Mutation.ts'
import { Subscription } from './resolvers/Subscription.ts'

export const chatResolvers: Resolvers = {
  Channel,
  ChannelReadState,
  Message,
  Mutation,
  Subscription,
}
