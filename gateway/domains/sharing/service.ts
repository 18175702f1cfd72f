import { isDeepStrictEqual } from 'node:util'
import { mayEnter } from '../community/service.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import { findCard, findCardsOf, hasReward, insertCard } from './store.ts'
import type { ShareCardRow } from './tables.ts'

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
  return db.transaction(async (transaction) => {
    // Whoever asks twice at once has one card.
    await queueUp(transaction, `share cards ${fanId}`)
    const known = (await findCardsOf(transaction, fanId, card.subjectId)).find(
      ({ title, path, picture }) =>
        path === card.path && isDeepStrictEqual([title, picture], [card.title, card.picture]),
    )
    if (known) return known
    const made = { ...card, tenantId, fanId, id: newId('sharecard'), createdAt: now() }
    await insertCard(transaction, made)
    return made
  })
}

/** Whether the viewer has received what is promised for sharing a subject. */
export async function viewerHasReward(
  { userId, db }: GatewayContext,
  subjectId: string,
): Promise<boolean> {
  return userId !== null && (await hasReward(db, userId, subjectId))
}
