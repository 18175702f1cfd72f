import { viewerMembership } from '../community/service.ts'
import { badInput, checkRequestKey } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { Authorship, WrittenMessage, ChannelRow } from './tables.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import { directLimit } from '../direct-messages/service.ts'
import { wordsOf, type Said } from '../mention/service.ts'
import type { KeptMention } from '../mention/tables.ts'
import { isBlockedBy } from '../mute/service.ts'
import { notify } from '../notification/service.ts'
import { areSamePictures, type PictureInput } from '../picture/service.ts'
import { findSticker } from '../sticker/service.ts'
import { loadUser } from '../user/service.ts'
import { refuseText, refuseWriter } from './admitting.ts'
import { admitMentions, placeMentions } from './admittingMentions.ts'
import { admitPictures } from './admittingPictures.ts'
import { toMessageEdge } from './edges.ts'
import { publishMessageChange } from './events.ts'
import { tellMentioned } from './mentioning.ts'
import { isDirect } from './rooms.ts'
import { findInChannel, loadChannel, tellMembers } from './service.ts'
import { findByIdempotencyKey, findMessage } from './store.ts'
import { writeMessage } from './writingStore.ts'

/** 5 messages in 5 seconds a channel (Discord's limit, as its bots see it). */
const rateLimit = { count: 5, windowMs: 5_000 }

type NewMessage = {
  channelId: string
  text: string
  idempotencyKey: string
  /** Made by the client. */
  id?: string | null
  /** What it answers. */
  replyToId?: string | null
  /** Sent in place of words. */
  stickerId?: string | null
  /** What was uploaded for it. */
  pictures?: readonly PictureInput[] | null
  /** Whom its text mentions. */
  mentions?: readonly KeptMention[] | null
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
  const refused = await refuseWriter(context, channel)
  if (refused) return refused

  const said = placeMentions(input)
  const answered = input.replyToId ? await findInChannel(context, channel, input.replyToId) : null
  if (input.replyToId && (!answered || (await isOutOfReach(context, channel, answered, input))))
    return { __typename: 'NotFoundError' as const, field: 'replyToId' }
  const { communityId } = channel
  const sticker = input.stickerId
    ? await findSticker(context, communityId, input.stickerId)
    : undefined
  if (input.stickerId && !sticker)
    return { __typename: 'NotFoundError' as const, field: 'stickerId' }
  // No fan's doing, so there are no words for it.
  if (sticker && said.text !== '') throw badInput('A sticker is sent without a text.')
  if (sticker && input.pictures?.length) throw badInput('A sticker is sent without pictures.')
  const isWordless = input.stickerId || (said.text === '' && input.pictures?.length)
  const mentioning = await admitMentions(context, channel, said)
  if (mentioning.refused) {
    // What was taken once is answered as it was, whoever has left the room since.
    const served = await findByIdempotencyKey(db, userId, input.idempotencyKey)
    const sent = { ...said, stickerId: sticker?.id ?? null, pictures: input.pictures ?? [] }
    return served ? answer(served, channel, sent) : mentioning.refused
  }
  const { text, mentions } = mentioning
  // Read before the write, so that nothing comes between it and its event; the answer needs them too.
  const [refusedText, author, authorMembership] = await Promise.all([
    isWordless ? undefined : refuseText(context, text),
    loadUser(context, userId),
    viewerMembership(context, channel.communityId),
  ])
  if (refusedText) return refusedText
  checkRequestKey(input.idempotencyKey)

  const id = input.id ?? newId('message')
  if (prefixOf(id) !== 'message') throw badInput('The id takes message_ and a TypeID.')

  const { idempotencyKey, pictures } = input
  const own = { id, authorId: userId, idempotencyKey }
  const admitted = await admitPictures(context, channel, own, pictures ?? [])
  if (admitted.refused) return admitted.refused
  const { images } = admitted

  const sentAt = context.now()
  const limit = await directLimit(context, channel)
  const written = {
    id,
    channelId: channel.id,
    authorId: userId,
    text,
    sentAt,
    replyToId: answered?.id ?? null,
    stickerId: sticker?.id ?? null,
    images,
    mentions,
  }
  const sent = { ...said, stickerId: written.stickerId, pictures: pictures ?? [] }
  const numbered = await writeMessage(db, {
    ...written,
    idempotencyKey: input.idempotencyKey,
    rateSince: limit ? new Date(0) : new Date(sentAt.getTime() - rateLimit.windowMs),
    rateCount: limit?.most ?? rateLimit.count,
  })
  if (numbered.rateFilledAt && limit) return limit
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
    await tellAnswered(context, channel, served, answered)
    await tellMentioned(context, channel, served, { now: served.mentions })
    return answer(served, channel, sent)
  }
  const { seq, rev } = numbered
  const message = {
    ...written,
    seq,
    rev,
    reactions: [],
    editedAt: null,
    deletedAt: null,
    heldAt: null,
    author,
    authorMembership,
  }
  publishMessageChange(context, channel, message, 'CREATED')
  if (isDirect(channel)) await tellMembers(context, channel.id)
  await tellAnswered(context, channel, message, answered)
  await tellMentioned(context, channel, message, { now: mentions })
  return answer(message, channel, sent)
}

/**
 * Whether who wrote a message blocks the viewer, who then can't answer it any more; what was sent before is answered as it
 * was. Who writes to one fan alone is told by `refuseDirect`.
 */
async function isOutOfReach(
  context: GatewayContext,
  channel: ChannelRow,
  { authorId }: Pick<WrittenMessage, 'authorId'>,
  { idempotencyKey }: Pick<NewMessage, 'idempotencyKey'>,
): Promise<boolean> {
  if (isDirect(channel) || !(await isBlockedBy(context, authorId))) return false
  return !(await findByIdempotencyKey(context.db, context.userId!, idempotencyKey))
}

/** Tells whom a message answers; of direct messages everyone hears anyway. Sent again, it makes up for what was cut off. */
async function tellAnswered(
  { db }: GatewayContext,
  channel: ChannelRow,
  { id, authorId, sentAt }: Pick<WrittenMessage, 'id' | 'authorId' | 'sentAt'>,
  answered: Pick<WrittenMessage, 'authorId'> | null,
): Promise<void> {
  if (!answered || isDirect(channel)) return
  const { communityId } = channel
  const reply = { kind: 'REPLY' as const, subjectId: id, communityId, at: sentAt }
  await notify(db, { ...reply, fanId: answered.authorId, actorId: authorId })
}

function answer(
  message: WrittenMessage & Authorship,
  channel: ChannelRow,
  sent: Said & { stickerId: string | null; pictures: readonly PictureInput[] },
) {
  // What was changed since is the same message still.
  const isSame =
    wordsOf(message) === wordsOf(sent) &&
    message.stickerId === sent.stickerId &&
    areSamePictures(message.images, sent.pictures)
  const isOther = !isSame && !message.editedAt && !message.deletedAt
  if (message.channelId !== channel.id || isOther)
    return { __typename: 'IdempotencyKeyReusedError' as const, field: 'idempotencyKey' }
  return {
    __typename: 'CreateChatMessageSuccess' as const,
    messageEdge: toMessageEdge({ ...message, channel, isWithheld: false }),
  }
}
