import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { shareCard, shareReward, type ShareCardRow } from './tables.ts'

export async function findCard(db: Queryable, id: string): Promise<ShareCardRow | undefined> {
  return (await db.select().from(shareCard).where(eq(shareCard.id, id)))[0]
}

/** A fan's cards about something. */
export async function findCardsOf(
  db: Queryable,
  fanId: string,
  subjectId: string,
): Promise<ShareCardRow[]> {
  return db
    .select()
    .from(shareCard)
    .where(and(eq(shareCard.fanId, fanId), eq(shareCard.subjectId, subjectId)))
}

export async function insertCard(db: Queryable, card: ShareCardRow): Promise<void> {
  await db.insert(shareCard).values(card)
}

export async function hasReward(db: Queryable, fanId: string, subjectId: string): Promise<boolean> {
  const rows = await db
    .select({ at: shareReward.at })
    .from(shareReward)
    .where(and(eq(shareReward.fanId, fanId), eq(shareReward.subjectId, subjectId)))
  return rows.length > 0
}

/** Notes that a fan has the reward for a card's subject; false where they have had it. */
export async function takeReward(
  transaction: Transaction,
  { id, fanId, subjectId }: ShareCardRow,
  coins: number,
  at: Date,
): Promise<boolean> {
  const rows = await transaction
    .insert(shareReward)
    .values({ fanId, subjectId, cardId: id, coins, at })
    .onConflictDoNothing()
    .returning({ at: shareReward.at })
  return rows.length > 0
}
