import { listSizes } from '#schema/listSizes.generated.ts'
import { mutedWordMaxLength, muteDays } from '#rules/mute.ts'
import { cleanText, lineProblem } from '#rules/text.ts'
import { foldWord } from '#rules/wordFinder.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import { loadMessage, rejectAsked, tellShared } from '../chat/service.ts'
import type {
  DeleteMutedWordInput,
  HideMessageInput,
  MuteUserInput,
  SaveMutedWordInput,
} from '../types.generated.ts'
import { endFollowsBetween } from '../follow/service.ts'
import { loadUser } from '../user/service.ts'
import { blocksAndMutes } from './blocksAndMutes.ts'
import {
  countHiddenMessages,
  countUserMutes,
  deleteHiddenMessage,
  deleteMutedWord,
  deleteUserMute,
  findKeptApart,
  findMutedWords,
  insertHiddenMessage,
  lockMutes,
  putMutedWord,
  upsertUserMute,
} from './store.ts'
import type { MutesRow } from './tables.ts'

const mostUsers = listSizes['ViewerMutes.mutedUserIds']
const mostMessages = listSizes['ViewerMutes.hiddenMessageIds']
const mostWords = listSizes['ViewerMutes.words']
const dayMs = 24 * 60 * 60 * 1000

const unauthenticated = { __typename: 'UnauthenticatedError' as const }

/** What the viewer keeps off their screen; null for a guest. */
export const viewerMutes = ({ userId }: GatewayContext): MutesRow | null =>
  userId === null ? null : { fanId: userId }

/** Who of the viewer and another blocks the other; the viewer where both do, undefined where neither does. */
export async function blockBetween(
  context: GatewayContext,
  userId: string,
): Promise<'VIEWER' | 'OTHER' | undefined> {
  if (context.userId === null) return undefined
  const { BLOCKED, BLOCKED_BY } = await blocksAndMutes(context, context.userId)
  if (BLOCKED.includes(userId)) return 'VIEWER'
  return BLOCKED_BY.includes(userId) ? 'OTHER' : undefined
}

/** Who blocks the viewer, whatever the viewer does: a list leaves out what they wrote. */
export async function blockersOf(context: GatewayContext): Promise<readonly string[]> {
  if (context.userId === null) return []
  return (await blocksAndMutes(context, context.userId)).BLOCKED_BY
}

/** Who of others and the viewer blocks the other: a list of what was written by choice leaves both out. */
export async function blocksOf(context: GatewayContext): Promise<readonly string[]> {
  if (context.userId === null) return []
  const { BLOCKED, BLOCKED_BY } = await blocksAndMutes(context, context.userId)
  return [...BLOCKED, ...BLOCKED_BY]
}

/** Whom the viewer keeps away, and who keeps the viewer away: what they did is not told. */
export async function awayFrom(context: GatewayContext): Promise<readonly string[]> {
  if (context.userId === null) return []
  const { MUTED, BLOCKED, BLOCKED_BY } = await blocksAndMutes(context, context.userId)
  return [...MUTED, ...BLOCKED, ...BLOCKED_BY]
}

/** Those of these users who keep a user away, or whom that user keeps away: one question for all who listen. */
export const keptApartAmong = (
  { db }: GatewayContext,
  userId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => findKeptApart(db, userId, userIds)

/** Whether a fan blocks the viewer, whatever the viewer does. */
export async function isBlockedBy(context: GatewayContext, userId: string): Promise<boolean> {
  return (await blockersOf(context)).includes(userId)
}

/** Whether a block keeps what was written from its reader: not from who reports it, who has seen it. */
export type Blocks = { areHeeded: boolean }
export const heeded: Blocks = { areHeeded: true }

/** Whether a fan's block keeps from the viewer what the fan wrote. */
export const isKeptByBlock = async (
  context: GatewayContext,
  userId: string,
  { areHeeded }: Blocks,
): Promise<boolean> => areHeeded && (await isBlockedBy(context, userId))

/**
 * Mutes or blocks somebody, or neither. Whoever it is, is told nothing; where they share direct messages, a block
 * closes the composer of both, and what they ask of the fan is rejected by it.
 */
export async function muteUser(context: GatewayContext, { userId, mute }: MuteUserInput) {
  const { userId: fanId, db, now } = context
  if (fanId === null) return unauthenticated
  if (userId === fanId)
    return {
      __typename: 'UserMuteError' as const,
      field: 'userId',
      code: 'SELF' as const,
      most: mostUsers,
    }
  const wasBlocked = (await blockBetween(context, userId)) === 'VIEWER'
  // Whoever has left can still be let go of.
  if (mute === 'NONE') await deleteUserMute(db, fanId, userId)
  else {
    if (!(await loadUser(context, userId)))
      return { __typename: 'NotFoundError' as const, field: 'userId' }
    const isKept = await db.transaction(async (transaction) => {
      await lockMutes(transaction, fanId)
      const held = await countUserMutes(transaction, { fanId, userId, kind: mute })
      if (held >= mostUsers) return false
      const row = { fanId, userId, kind: mute, id: newId('mute'), mutedAt: now() }
      await upsertUserMute(transaction, row)
      if (mute === 'BLOCKED') await endFollowsBetween(transaction, fanId, userId, now())
      return true
    })
    if (!isKept)
      return { __typename: 'UserMuteError' as const, code: 'LIMIT' as const, most: mostUsers }
  }
  // What was read before is not what the answer tells.
  context.clearLoaders()
  const isBlocked = mute === 'BLOCKED'
  if (isBlocked) await rejectAsked(db, fanId, userId)
  // A mute is nobody's but the fan's: the other hears nothing of it.
  if (isBlocked !== wasBlocked) {
    // Neither is seen writing by the other any more, at once.
    for (const each of [fanId, userId])
      context.events.publish(context.tenantId, { type: 'accessChanged', userId: each })
    await tellShared(context, userId)
  }
  return { __typename: 'MuteUserSuccess' as const, mutes: { fanId } }
}

/** Hides one message from the viewer, or shows it again. */
export async function hideMessage(
  context: GatewayContext,
  { messageId, isHidden }: HideMessageInput,
) {
  const { userId: fanId, db, now } = context
  if (fanId === null) return unauthenticated
  if (!isHidden) await deleteHiddenMessage(db, fanId, messageId)
  else {
    const message = await loadMessage(context, messageId)
    if (!message) return { __typename: 'NotFoundError' as const, field: 'messageId' }
    const isKept = await db.transaction(async (transaction) => {
      await lockMutes(transaction, fanId)
      if ((await countHiddenMessages(transaction, fanId)) >= mostMessages) return false
      const row = { fanId, messageId: message.id, id: newId('hidden'), hiddenAt: now() }
      await insertHiddenMessage(transaction, row)
      return true
    })
    if (!isKept) return { __typename: 'HiddenMessageLimitError' as const, most: mostMessages }
  }
  return { __typename: 'HideMessageSuccess' as const, mutes: { fanId } }
}

/** Adds a word, or changes one of the viewer's; the same word spelled otherwise takes its place. */
export async function saveMutedWord(
  { userId: fanId, db, now }: GatewayContext,
  { id, word: typed, duration }: SaveMutedWordInput,
) {
  if (fanId === null) return unauthenticated
  const word = cleanText(typed)
  const folded = foldWord(word)
  const refuse = (code: 'EMPTY' | 'TOO_LONG' | 'UNREADABLE') => ({
    __typename: 'MutedWordError' as const,
    field: 'word',
    code,
    maxLength: mutedWordMaxLength,
  })
  const problem = lineProblem(word, mutedWordMaxLength)
  if (problem) return refuse(problem)
  if (folded === '') return refuse('UNREADABLE')
  const days = muteDays[duration]
  const until = days === null ? null : new Date(now().getTime() + days * dayMs)
  return db.transaction(async (transaction) => {
    await lockMutes(transaction, fanId)
    const words = await findMutedWords(transaction, { fanId, now: now() })
    if (id && !words.some((row) => row.id === id))
      return { __typename: 'NotFoundError' as const, field: 'id' }
    const others = words.filter((row) => row.id !== id && row.folded !== folded)
    if (others.length >= mostWords)
      return { __typename: 'MuteWordLimitError' as const, most: mostWords }
    const known = id ?? words.find((row) => row.folded === folded)?.id
    await putMutedWord(transaction, { id: known ?? newId('mutedword'), fanId, word, folded, until })
    return { __typename: 'SaveMutedWordSuccess' as const, mutes: { fanId } }
  })
}

/** Takes one of the viewer's words away. */
export async function forgetMutedWord(
  { userId: fanId, db }: GatewayContext,
  { id }: DeleteMutedWordInput,
) {
  if (fanId === null) return unauthenticated
  return (await deleteMutedWord(db, fanId, id))
    ? { __typename: 'DeleteMutedWordSuccess' as const, mutes: { fanId } }
    : { __typename: 'NotFoundError' as const, field: 'id' }
}
