import { isDeepStrictEqual } from 'node:util'
import { mayEnter } from '../community/service.ts'
import { grant } from '../ledger/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import { findCard, findCardsOf, hasReward, insertCard, takeReward } from './store.ts'
import type { ShareCardRow } from './tables.ts'

/** For how long coins for sharing can be spent. */
const daysOfReward = 90

/** The card with this id where the viewer may know of it, or null. */
export async function loadCard(context: GatewayContext, id: string): Promise<ShareCardRow | null> {
  if (prefixOf(id) !== 'sharecard') return null
  const row = await findCard(context.db, id)
  const isKnown = await mayEnter(context, row?.communityId)
  return isKnown && row ? row : null
}

type NewCard = Omit<ShareCardRow, 'tenantId' | 'id' | 'fanId' | 'createdAt'>

/** Makes a fan's card, or finds the one that shows the same. */
export async function createCard(
  { db, tenantId, now }: GatewayContext,
  fanId: string,
  card: NewCard,
): Promise<ShareCardRow> {
  const known = (await findCardsOf(db, fanId, card.subjectId)).find(
    ({ title, path, picture }) =>
      path === card.path && isDeepStrictEqual([title, picture], [card.title, card.picture]),
  )
  if (known) return known
  const made = { ...card, tenantId, fanId, id: newId('sharecard'), createdAt: now() }
  await insertCard(db, made)
  return made
}

/** Whether the viewer has received what is promised for sharing a subject. */
export async function viewerHasReward(
  { userId, db }: GatewayContext,
  subjectId: string,
): Promise<boolean> {
  return userId !== null && (await hasReward(db, userId, subjectId))
}

/** Gives the viewer the coins for having shared a card of theirs, once for all cards of its subject. */
export async function receiveShareReward(context: GatewayContext, cardId: string) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const card = await loadCard(context, cardId)
  const coins = card?.rewardCoins ?? null
  if (!card || card.fanId !== userId || coins === null)
    return { __typename: 'NotFoundError' as const, field: 'cardId' }
  const at = now()
  const isFirst = await db.transaction(async (transaction) => {
    if (!(await takeReward(transaction, card, coins, at))) return false
    await grant(transaction, {
      ...{ key: `share:${card.subjectId}:${userId}`, reason: 'VOTING', reference: card.id, at },
      lots: [
        {
          ...{ ownerId: userId, asset: 'COIN', class: 'FREE', amount: coins },
          expiry: { afterDays: daysOfReward },
        },
      ],
    })
    return true
  })
  return isFirst
    ? { __typename: 'ReceiveShareRewardSuccess' as const, coins }
    : { __typename: 'AlreadyReceivedShareReward' as const }
}
