import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadTenant } from '../../platform/tenant/service.ts'
import {
  isDirect,
  answerAsked,
  countOpened,
  findPrivateChannelBySlug,
  lastSeqOf,
  loadChannel,
  makePrivateChannel,
  membersOf,
  tellMember,
  tellMembers,
} from '../chat/service.ts'
import type { ChannelRow } from '../chat/tables.ts'
import { loadCommunity, loadMembership, mayEnter, viewerMembership } from '../community/service.ts'
import { loadUser } from '../user/service.ts'
import type { MemberRow } from '../fan/tables.ts'
import type { OpenDirectMessagesInput } from '../types.generated.ts'
import { policyOf } from './policy.ts'
import { directError } from './service.ts'
import { countAttempts, deleteAttempt, insertAttempt, lockOpener } from './store.ts'
import { standingTo } from './standing.ts'

/** 20 new conversations a day (Discourse's limit of new private messages), those that are refused too. */
const dailyOpened = 20
const dayMs = 24 * 60 * 60 * 1000

/** One channel for each two, whoever of them began. */
const slugOf = (...userIds: [string, string]) => userIds.toSorted().join('+')

/**
 * The direct messages of the viewer and another member, made where there are none. What is refused says no more of
 * the other than that they can't be written to.
 */
export async function openDirectMessages(
  context: GatewayContext,
  { userId: partnerId, ...input }: OpenDirectMessagesInput,
) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const communityId = input.communityId ?? (await loadTenant(context)).defaultCommunityId
  const community = await loadCommunity(context, communityId)
  if (!community || !(await mayEnter(context, communityId)))
    return { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const slug = slugOf(userId, partnerId)
  const known = await findPrivateChannelBySlug(db, communityId, slug)
  if (known) return reopen(context, known, partnerId)
  if (
    partnerId === userId ||
    !(await loadUser(context, partnerId)) ||
    !(await loadMembership(context, communityId, partnerId))
  )
    return { __typename: 'NotFoundError' as const, field: 'userId' }
  const refusal = await begin(context, communityId, partnerId, (transaction, now) => {
    const member = { addedAt: now }
    return makePrivateChannel(transaction, {
      community,
      slug,
      members: [
        { ...member, userId, state: 'OPEN', isOpener: true },
        { ...member, userId: partnerId, state: 'ASKED', isOpener: false },
      ],
    })
  })
  if (refusal) return refusal
  const made = await findPrivateChannelBySlug(db, communityId, slug)
  if (!made) throw new Error('the channel of two fans is gone')
  // Where the other has begun at the same moment, the viewer is the one who is asked.
  return reopen(context, made, partnerId)
}

/**
 * Whether writing to a member is offered to the viewer. Only talents and staff say before that they take no messages:
 * of anybody else it is learned by going to them, which is counted. Whom the viewer blocks `mutes` says, so that what is
 * shown changes with it.
 */
export async function isWritingOffered(
  context: GatewayContext,
  { user, membership }: MemberRow,
): Promise<boolean> {
  const { userId, db } = context
  if (userId === null || userId === user.id) return false
  if (membership.role === 'MEMBER' || (await policyOf(context, user.id)) === 'EVERYONE') return true
  const slug = slugOf(userId, user.id)
  const known = await findPrivateChannelBySlug(db, membership.communityId, slug)
  // What the two have is theirs to come back to.
  return (
    known !== undefined &&
    ((await isOpenTo(context, known)) || (await lastSeqOf(context, known)) > 0)
  )
}

/**
 * Counts that the viewer goes to write to somebody, and makes their room where they may and have none. Whether they may
 * is said after it is counted: whoever asks around learns of twenty fans a day, and of no other whether they can be
 * written to. Returns why they may not; undefined where they may.
 */
async function begin(
  context: GatewayContext,
  communityId: string,
  partnerId: string,
  make?: (transaction: Transaction, now: Date) => Promise<void>,
) {
  const fanId = context.userId!
  const standing = await standingTo(context, communityId, partnerId)
  // The viewer's own doing, which tells nothing of the other.
  if (standing === 'BLOCKING' || standing === 'OFF') return directError(standing)
  const isOpen = standing === 'EVERYONE'
  const now = context.now()
  const since = new Date(now.getTime() - dayMs)
  const filledAt = await context.db.transaction(async (transaction) => {
    await lockOpener(transaction, fanId)
    const opened = await countOpened(transaction, fanId, since)
    const others = await countAttempts(transaction, fanId, since)
    if (opened.count + others.count >= dailyOpened)
      return earlierOf(opened.oldestAt, others.oldestAt)
    if (!isOpen || !make) await insertAttempt(transaction, { fanId, partnerId, at: now })
    else {
      await deleteAttempt(transaction, { fanId, partnerId })
      await make(transaction, now)
    }
    return undefined
  })
  if (filledAt)
    return {
      __typename: 'RateLimitedError' as const,
      retryAt: new Date(filledAt.getTime() + dayMs),
    }
  return isOpen ? undefined : directError('CLOSED')
}

const earlierOf = (...times: (Date | undefined)[]) =>
  times.filter((time) => time !== undefined).toSorted((a, b) => a.getTime() - b.getTime())[0]

/**
 * The viewer begins in a channel that is there. Whoever rejected the other is open to them from then on. Where nobody
 * has said a word it is as if it were made now: opening it gave the other no leave to write.
 */
async function reopen(context: GatewayContext, channel: ChannelRow, partnerId: string) {
  const { db } = context
  const userId = context.userId!
  const success = { __typename: 'OpenDirectMessagesSuccess' as const, channel }
  if (await isOpenTo(context, channel)) return success
  const asViewer = { channelId: channel.id, userId, to: 'OPEN' as const }
  let isOpen: boolean
  if ((await lastSeqOf(context, channel)) > 0)
    isOpen = await answerAsked(db, { ...asViewer, from: ['REJECTED'] })
  else {
    const refusal = await begin(context, channel.communityId, partnerId)
    if (refusal) return refusal
    // Both have gone to write to the other: neither is a stranger who asks.
    isOpen = await answerAsked(db, { ...asViewer, from: ['ASKED', 'REJECTED'] })
  }
  if (isOpen) tellOfAccess(context, userId)
  context.clearLoaders()
  return success
}

const isOpenTo = async (context: GatewayContext, { id }: ChannelRow) =>
  (await membersOf(context, id)).some(
    ({ userId, state }) => userId === context.userId && state === 'OPEN',
  )

const tellOfAccess = ({ events, tenantId }: GatewayContext, userId: string) =>
  events.publish(tenantId, { type: 'accessChanged', userId })

/** Accepts what a stranger asks, or rejects it: the viewer reads it no more, and the stranger is told nothing. */
export async function answerMessageRequest(
  context: GatewayContext,
  { channelId, isAccepted }: { channelId: string; isAccepted: boolean },
) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const notFound = { __typename: 'NotFoundError' as const, field: 'channelId' }
  const channel = await loadChannel(context, channelId)
  if (!channel || !isDirect(channel)) return notFound
  const to = isAccepted ? ('OPEN' as const) : ('REJECTED' as const)
  const isAnswered = await answerAsked(db, { channelId, userId, from: ['ASKED'], to })
  context.clearLoaders()
  // The same said twice is said once; what was accepted is no request to reject.
  const now = (await membersOf(context, channelId)).find((row) => row.userId === userId)
  if (now?.state !== to) return notFound
  if (isAnswered) {
    tellOfAccess(context, userId)
    if (isAccepted) await tellMembers(context, channelId)
    // The fan's other devices: whoever asked hears nothing of it.
    else tellMember(context, userId, channelId)
  }
  return {
    __typename: 'AnswerMessageRequestSuccess' as const,
    channel: isAccepted ? channel : null,
    directMessages: { fanId: userId },
  }
}
