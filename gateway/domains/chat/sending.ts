import { GraphQLError } from 'graphql'
import { cleanMessage, messageMaxLength } from '#rules/message.ts'
import { viewerMembership } from '../community/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { Authorship, WrittenMessage, ChannelRow } from './tables.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import { findDeniedWordIn } from '../moderation/service.ts'
import { loadUser } from '../user/service.ts'
import { toMessageEdge } from './edges.ts'
import { loadChannel, mayPost } from './service.ts'
import { findByIdempotencyKey, findMessage, writeMessage } from './store.ts'
import { checkMessageText } from './validation.ts'

/** 5 messages in 5 seconds a channel (Discord's limit, as its bots see it). */
const rateLimit = { count: 5, windowMs: 5_000 }
const keyShape = /^[\x21-\x7e]{1,100}$/

type NewMessage = {
  channelId: string
  text: string
  idempotencyKey: string
  /** Made by the client. */
  id?: string | null
}

/**
 * Writes a message: permission first, then the text, then one statement that numbers it. The same
 * key or id again answers with the message already written, also when both arrive at once.
 */
export async function createChatMessage(context: GatewayContext, input: NewMessage) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const channel = await loadChannel(context, input.channelId)
  if (!channel) return { __typename: 'NotFoundError' as const, field: 'channelId' }
  const authorMembership = await viewerMembership(context, channel.communityId)
  if (!authorMembership)
    return { __typename: 'NotJoinedError' as const, communityId: channel.communityId }
  if (!mayPost(authorMembership, channel)) return { __typename: 'PostingNotAllowedError' as const }

  const text = cleanMessage(input.text)
  const problem = checkMessageText(text)
  if (problem)
    return {
      __typename: 'MessageTextError' as const,
      field: 'text',
      maxLength: messageMaxLength,
      ...problem,
    }
  // Read before the write, so that nothing comes between it and its event; the answer needs them too.
  const [word, author] = await Promise.all([
    findDeniedWordIn(context, text, 'EVERYWHERE'),
    loadUser(context, userId),
  ])
  if (word !== undefined) return { __typename: 'TextModerationError' as const, field: 'text', word }
  // No fan's doing, so there are no words for it.
  if (!keyShape.test(input.idempotencyKey))
    throw new GraphQLError('The idempotencyKey takes 1 to 100 printable ASCII characters.', {
      extensions: { code: 'BAD_USER_INPUT' },
    })

  const id = input.id ?? newId('message')
  if (prefixOf(id) !== 'message')
    throw new GraphQLError('The id takes message_ and a TypeID.', {
      extensions: { code: 'BAD_USER_INPUT' },
    })

  const sentAt = context.now()
  const written = {
    id,
    channelId: channel.id,
    authorId: userId,
    text,
    sentAt,
  }
  const numbered = await writeMessage(db, {
    ...written,
    idempotencyKey: input.idempotencyKey,
    rateSince: new Date(sentAt.getTime() - rateLimit.windowMs),
    rateCount: rateLimit.count,
  })
  if (numbered.rateFilledAt)
    return {
      __typename: 'RateLimitedError' as const,
      retryAt: new Date(numbered.rateFilledAt.getTime() + rateLimit.windowMs),
    }
  if (numbered.seq === null) {
    const served =
      (await findByIdempotencyKey(db, userId, input.idempotencyKey)) ?? (await findMessage(db, id))
    if (!served) throw new Error(`channel ${channel.id} is gone`)
    if (served.authorId !== userId)
      return { __typename: 'IdempotencyKeyReusedError' as const, field: 'id' }
    return answer(served, channel, text)
  }
  const { seq, rev } = numbered
  const message = { ...written, seq, rev, images: [], author, authorMembership }
  context.events.publish(context.tenantId, {
    type: 'messageChanged',
    change: 'CREATED',
    channelId: channel.id,
    communityId: channel.communityId,
    messageId: message.id,
    seq,
    rev,
    message,
  })
  return answer(message, channel, text)
}

function answer(message: WrittenMessage & Authorship, channel: ChannelRow, text: string) {
  if (message.channelId !== channel.id || message.text !== text)
    return { __typename: 'IdempotencyKeyReusedError' as const, field: 'idempotencyKey' }
  return {
    __typename: 'CreateChatMessageSuccess' as const,
    messageEdge: toMessageEdge({ ...message, channel }),
  }
}
