import { loadTalent } from '../../community/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { ChannelResolvers } from '../../types.generated.ts'
import { canPost } from '../admitting.ts'
import { mentionableIn } from '../mentioning.ts'
import { asksForSomething } from '../rooms.ts'
import { tellsTyping } from '../typing.ts'
import {
  changesAfter,
  communityOf,
  lastRevOf,
  lastSeqOf,
  messageConnection,
  messagesAfter,
  newestMessage,
  viewerReadState,
} from '../service.ts'

export const Channel: ChannelResolvers = {
  name: (channel, _, { language }) => channel.name[language],
  topic: (channel, _, { language }) => channel.topic[language],
  emblem: (channel, _, context) => toImage(channel.emblem, context),
  community: (channel, _, context) => communityOf(context, channel),
  talent: (channel, _, context) =>
    channel.talentId === null ? null : loadTalent(context, channel.talentId),
  lastSeq: (channel, _, context) => lastSeqOf(context, channel),
  lastRev: (channel, _, context) => lastRevOf(context, channel),
  newestMessage: (channel, _, context) => newestMessage(context, channel),
  joinCondition: (channel) => (asksForSomething(channel) ? channel : null),
  viewerReadState: (channel, _, context) => viewerReadState(context, channel),
  viewerCanPost: (channel, _, context) => canPost(context, channel),
  mentionable: (channel, { name }, context) => mentionableIn(context, channel, name),
  tellsTyping: (channel, _, context) => tellsTyping(context, channel),
  messagesAfter: (channel, { seq }, context) => messagesAfter(context, channel, seq),
  changesAfter: (channel, { rev }, context) => changesAfter(context, channel, rev),
  messages: (channel, args, context) => messageConnection(context, channel, args),
}
