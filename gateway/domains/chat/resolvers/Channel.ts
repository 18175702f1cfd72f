import { loadTalent } from '../../community/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import { decodeNumberCursor } from '../../../platform/graphql/cursor.ts'
import type { ChannelResolvers } from '../../types.generated.ts'
import { toMessageEdge } from '../edges.ts'
import {
  canPost,
  communityOf,
  lastSeqOf,
  messagePage,
  messagesAfter,
  newestMessage,
  pageSizeLimit,
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
  newestMessage: (channel, _, context) => newestMessage(context, channel),
  viewerReadState: (channel, _, context) => viewerReadState(context, channel),
  viewerCanPost: (channel, _, context) => canPost(context, channel),
  messagesAfter: (channel, { seq }, context) => messagesAfter(context, channel, seq),
  messages: async (channel, { first, after, last, before }, context) => {
    const isForward = first !== null && first !== undefined
    const side = isForward
      ? { after: decodeNumberCursor(after) ?? 0 }
      : { before: decodeNumberCursor(before) }
    const { rows, hasMore } = await messagePage(
      context,
      channel,
      side,
      first ?? last ?? pageSizeLimit,
    )
    const edges = rows.map(toMessageEdge)
    return {
      edges,
      pageInfo: {
        hasNextPage: isForward ? hasMore : side.before !== undefined,
        hasPreviousPage: isForward ? side.after !== 0 : hasMore,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    }
  },
}
