import DataLoader from 'dataloader'
import { mostKinds, mostOwn, penlight, qualifiedEmoji } from '#rules/reactions.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { badInput } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadCommunity, loadTalent, viewerMembership } from '../community/service.ts'
import { refuseDirect } from '../direct-messages/service.ts'
import { isBlockedBy } from '../mute/service.ts'
import { notify } from '../notification/service.ts'
import { loadUser } from '../user/service.ts'
import { publishMessageChange } from './events.ts'
import { isDirect } from './rooms.ts'
import { loadMessage } from './service.ts'
import { findChannels, findMessage } from './store.ts'
import {
  countReactions,
  deleteReaction,
  findDueCounts,
  findOwnReactions,
  findReactors,
  writeReaction,
} from './reactionStore.ts'
import type { MessageRow } from './tables.ts'
import { isReaction } from './validation.ts'

type Reacting = { messageId: string; emoji: string; isOn: boolean }

/** Gives a message a reaction, or takes it back; what it was before makes no difference. */
export async function reactToMessage(
  context: GatewayContext,
  { messageId, emoji: sent, isOn }: Reacting,
) {
  const { userId, db } = context
  const emoji = sent === penlight ? sent : qualifiedEmoji(sent)
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  // No fan's doing, so there are no words for it.
  if (!isReaction(emoji)) throw badInput('The emoji takes one emoji, or penlight.')
  const message = await loadMessage(context, messageId)
  // What was given before a block can be taken back. Who writes to one fan alone is told by `refuseDirect`.
  const isAway =
    !message ||
    message.deletedAt ||
    (isOn && !isDirect(message.channel) && (await isBlockedBy(context, message.authorId)))
  if (isAway) return { __typename: 'NotFoundError' as const, field: 'messageId' }
  const { channel } = message
  const membership = await viewerMembership(context, channel.communityId)
  if (!membership)
    return { __typename: 'NotJoinedError' as const, communityId: channel.communityId }
  const refused = isOn && isDirect(channel) && (await refuseDirect(context, channel))
  if (refused) return refused

  const reaction = { messageId, userId, emoji, at: context.now() }
  const written = isOn
    ? await writeReaction(db, {
        ...reaction,
        mostOwn,
        mostKinds,
        palette: emoji === penlight ? await paletteOf(context, membership.oshiId, channel) : null,
      })
    : { isTaken: true, dueAt: await deleteReaction(db, reaction) }
  if (!written.isTaken) return { __typename: 'ReactionLimitError' as const, most: mostOwn }
  scheduleCount(context, messageId, written.dueAt)
  context.events.publish(context.tenantId, {
    type: 'ownReaction',
    userId,
    messageId,
    emoji,
    isOn: isOn ? 1 : 0,
  })
  if (isOn && !isDirect(channel)) {
    const deed = { kind: 'REACTION' as const, subjectId: messageId, at: reaction.at }
    const { communityId } = channel
    await notify(db, { ...deed, communityId, fanId: message.authorId, actorId: userId })
  }
  context.clearLoaders()
  return { __typename: 'ReactToMessageSuccess' as const, message }
}

async function paletteOf(
  context: GatewayContext,
  oshiId: string | null,
  { communityId }: { communityId: string },
): Promise<string> {
  const oshi = oshiId === null ? null : await loadTalent(context, oshiId)
  return (oshi ?? (await loadCommunity(context, communityId)))?.palette ?? ''
}

type Counter = Pick<JobContext, 'db' | 'now' | 'events' | 'log' | 'tenantId'>

const scheduled = new Set<string>()

/** Counts a message's reactions when it is due: what many wave meanwhile is one change of the room. */
function scheduleCount(context: Counter, messageId: string, dueAt: Date): void {
  const key = `${context.tenantId} ${messageId}`
  if (scheduled.has(key)) return
  scheduled.add(key)
  const wait = Math.max(0, dueAt.getTime() - context.now().getTime())
  setTimeout(() => {
    scheduled.delete(key)
    count(context, messageId).catch((error: unknown) =>
      // It stays due: the next reaction, or the next minute, counts it.
      context.log.warn({ err: error }, 'reactions were not counted'),
    )
  }, wait).unref()
}

/** Counts and tells. */
async function count({ db, now, events, tenantId }: Counter, messageId: string): Promise<void> {
  const rev = await countReactions(db, messageId, now())
  if (rev === null) return
  const message = await findMessage(db, messageId)
  const [channel] = message ? await findChannels(db, [message.channelId]) : []
  if (message && channel)
    publishMessageChange({ events, tenantId }, channel, { ...message, rev }, 'REACTED')
}

/** Counts what a gateway that died has left uncounted. */
export async function countOverdue(context: Counter): Promise<void> {
  for (const messageId of await findDueCounts(context.db)) await count(context, messageId)
}

/** What the viewer gave a message. */
export async function viewerReactions(
  context: GatewayContext,
  { id, reactions }: MessageRow,
): Promise<string[]> {
  const { userId } = context
  if (userId === null || reactions.length === 0) return []
  const load = ({ db }: GatewayContext) =>
    new DataLoader(async (messageIds: readonly string[]) => {
      const rows = await findOwnReactions(db, userId, messageIds)
      return messageIds.map((each) =>
        rows.flatMap(({ messageId, emoji }) => (messageId === each ? [emoji] : [])),
      )
    })
  return context.loader('ownReactions', load).load(id)
}

/** Who gave a message this reaction, the latest first; those who have left are left out. */
export async function reactorsOf(
  context: GatewayContext,
  { id, isWithheld }: MessageRow,
  emoji: string,
) {
  if (isWithheld) return []
  const limit = listSizes['Message.reactors']
  const ids = await findReactors(context.db, { messageId: id, emoji, limit })
  const users = await Promise.all(ids.map((userId) => loadUser(context, userId)))
  return users.filter((user) => user !== null)
}
