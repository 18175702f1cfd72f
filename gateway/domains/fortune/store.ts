import { and, count, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import {
  fortune,
  fortuneOpening,
  type FortuneDayRow,
  type FortuneOpeningRow,
  type FortuneRow,
} from './tables.ts'

/** How many fortunes a community has. */
export async function countFortunes(db: Queryable, communityId: string): Promise<number> {
  const [row] = await db
    .select({ fortunes: count() })
    .from(fortune)
    .where(eq(fortune.communityId, communityId))
  return row?.fortunes ?? 0
}

/** The fortune at a place, from 0. */
export async function findAt(
  db: Queryable,
  communityId: string,
  position: number,
): Promise<FortuneRow | undefined> {
  const rows = await db
    .select()
    .from(fortune)
    .where(and(eq(fortune.communityId, communityId), eq(fortune.position, position)))
  return rows[0]
}

/** What a fan opened on a day. */
export async function findOpened(
  db: Queryable,
  { communityId, fanId, day }: FortuneDayRow,
): Promise<FortuneRow | undefined> {
  const rows = await db
    .select({ opened: fortune })
    .from(fortuneOpening)
    .innerJoin(fortune, eq(fortune.id, fortuneOpening.fortuneId))
    .where(
      and(
        eq(fortuneOpening.communityId, communityId),
        eq(fortuneOpening.fanId, fanId),
        eq(fortuneOpening.day, day),
      ),
    )
  return rows[0]?.opened
}

/** Notes what a fan opened; the first of a day stands. */
export async function insertOpening(
  db: Queryable,
  opening: Omit<FortuneOpeningRow, 'tenantId'>,
): Promise<void> {
  await db.insert(fortuneOpening).values(opening).onConflictDoNothing()
}
