import { GraphQLError } from 'graphql'
import { cleanMessage, messageMaxLength } from '#rules/message.ts'
import { viewerMembership } from '../community/service.ts'
import { isUniqueViolation, type Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { ChannelRow, MessageRow } from '../../platform/graphql/rows.ts'
import { newId } from '../../platform/ids.ts'
import { findDeniedWordIn } from '../moderation/service.ts'
import { toMessageEdge } from './edges.ts'
import { canPost, loadChannel } from './service.ts'
import { findByIdempotencyKey, findSendTimes, insertMessage, takeSeq } from './store.ts'
import { checkMessageText } from './validation.ts'

/** 5 messages in 5 seconds a channel (Discord's limit, as its bots see it). */
const rateLimit = { count: 5, windowMs: 5_000 }
const keyShape = /^[\x21-\x7e]{1,100}$/

type NewMessage = { channelId: string; text: string; idempotencyKey: string }

/**
 * Writes a message: permission first, then the text, then one transaction that numbers it. The same
 * key again answers with the message already written, also when both arrive at once.
 */
export async function createChatMessage(context: GatewayContext, input: NewMessage) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const channel = await loadChannel(context, input.channelId)
  if (!channel) return { __typename: 'NotFoundError' as const, field: 'channelId' }
  if (!(await viewerMembership(context, channel.communityId)))
    return { __typename: 'NotJoinedError' as const, communityId: channel.communityId }
  if (!(await canPost(context, channel))) return { __typename: 'PostingNotAllowedError' as const }

  const text = cleanMessage(input.text)
  const problem = checkMessageText(text)
  if (problem)
    return {
      __typename: 'MessageTextError' as const,
      field: 'text',
      maxLength: messageMaxLength,
      ...problem,
    }
  const word = await findDeniedWordIn(context, text, 'EVERYWHERE')
  if (word !== undefined) return { __typename: 'TextModerationError' as const, field: 'text', word }
  // No fan's doing, so there are no words for it.
  if (!keyShape.test(input.idempotencyKey))
    throw new GraphQLError('The idempotencyKey takes 1 to 100 printable ASCII characters.', {
      extensions: { code: 'BAD_USER_INPUT' },
    })

  try {
    const message = { authorId: userId, text, idempotencyKey: input.idempotencyKey }
    const row = await db.transaction((transaction) =>
      write(transaction, context.now, channel, message),
    )
    context.events.publish(context.tenantId, {
      type: 'messageCreated',
      channelId: channel.id,
      communityId: channel.communityId,
      messageId: row.id,
      seq: row.seq,
    })
    return answer(row, channel, text)
  } catch (error) {
    // A key that comes again, later or at the same time, is refused by its index or by the rate: only then
    // is its row looked for, so that a first sending does not pay for it.
    const isRefused = error instanceof RateReached || isUniqueViolation(error)
    const winner = isRefused
      ? await findByIdempotencyKey(db, userId, input.idempotencyKey)
      : undefined
    if (!winner && error instanceof RateReached)
      return { __typename: 'RateLimitedError' as const, retryAt: error.retryAt }
    if (!winner) throw error
    return answer(winner, channel, text)
  }
}

class RateReached extends Error {
  retryAt: Date
  constructor(retryAt: Date) {
    super('too many messages in a short time')
    this.retryAt = retryAt
  }
}

async function write(
  transaction: Transaction,
  now: () => Date,
  channel: ChannelRow,
  message: { authorId: string; text: string; idempotencyKey: string },
): Promise<MessageRow> {
  // The channel's row is locked from here on: an author's parallel messages queue, so the count is exact.
  const seq = await takeSeq(transaction, channel.id)
  const sentAt = now()
  const windowStart = new Date(sentAt.getTime() - rateLimit.windowMs)
  const oldest = (await findSendTimes(transaction, message.authorId, channel.id, windowStart)).at(
    -rateLimit.count,
  )
  if (oldest) throw new RateReached(new Date(oldest.getTime() + rateLimit.windowMs))
  const row = { ...message, id: newId('message'), channelId: channel.id, seq, images: [], sentAt }
  return insertMessage(transaction, row)
}

function answer(row: MessageRow, channel: ChannelRow, text: string) {
  if (row.channelId !== channel.id || row.text !== text)
    return { __typename: 'IdempotencyKeyReusedError' as const, field: 'idempotencyKey' }
  return { __typename: 'CreateChatMessageSuccess' as const, messageEdge: toMessageEdge(row) }
}
