import { mayReadWritten, membersAmong } from '../community/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { Authorship, ChannelRow, MessageRow, WrittenMessage } from './tables.ts'

/** What is left of a message that its reader may not read: its place in the room, and when it was said. */
const nothing = {
  text: '',
  images: [],
  mentions: [],
  stickerId: null,
  replyToId: null,
  reactions: [],
  author: null,
  authorMembership: null,
} satisfies Partial<WrittenMessage & Authorship>

/**
 * A message as the viewer may read it, who was let into its channel: all rows come to resolvers through here. An open room
 * is read by everyone, and what a fan says there counts as a post for everyone does: who has not joined reads talents,
 * staff and grown-ups (`audience.ts` in the community's domain).
 */
export async function asReadable(
  context: GatewayContext,
  channel: ChannelRow,
  row: WrittenMessage & Authorship,
): Promise<MessageRow> {
  const { communityId, visibility } = channel
  const isReadable =
    visibility !== 'PUBLIC' ||
    (await mayReadWritten(context, { communityId, authorId: row.authorId, audience: 'PUBLIC' }))
  return { ...row, ...(!isReadable && nothing), channel, isWithheld: !isReadable }
}

/** Those of these readers of a channel from whom nothing in it is withheld; the others are shown what guests are. */
export async function insidersAmong(
  context: GatewayContext,
  channel: ChannelRow,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return channel.visibility === 'PUBLIC'
    ? membersAmong(context, channel.communityId, userIds)
    : new Set(userIds)
}
