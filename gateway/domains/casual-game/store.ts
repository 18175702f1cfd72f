import { type SQL, and, count, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import {
  casualGamePlay,
  stamina,
  staminaRecovery,
  type CasualGamePlayRow,
  type CasualGameRankRow,
  type CasualGameRow,
} from './tables.ts'

type Owner = { communityId: string; fanId: string }
type Stored = { stored: number; storedAt: Date }

const staminaOf = ({ communityId, fanId }: Owner) =>
  and(eq(stamina.communityId, communityId), eq(stamina.fanId, fanId))
const stored = { stored: stamina.stored, storedAt: stamina.storedAt }

export async function findStamina(db: Queryable, owner: Owner): Promise<Stored | undefined> {
  return (await db.select(stored).from(stamina).where(staminaOf(owner)))[0]
}

/** A fan's stamina, this much where nothing was written yet; nobody else may change it until the transaction ends. */
export async function lockStamina(
  transaction: Transaction,
  owner: Owner,
  first: Stored,
): Promise<Stored> {
  await transaction
    .insert(stamina)
    .values({ ...owner, ...first })
    .onConflictDoNothing()
  const [row] = await transaction.select(stored).from(stamina).where(staminaOf(owner)).for('update')
  return row!
}

export async function storeStamina(
  transaction: Transaction,
  owner: Owner,
  { stored, storedAt }: Stored,
): Promise<void> {
  await transaction.update(stamina).set({ stored, storedAt }).where(staminaOf(owner))
}

export async function findRecovery(db: Queryable, fanId: string, requestId: string) {
  const { fanId: fan, requestId: request } = staminaRecovery
  const [row] = await db
    .select()
    .from(staminaRecovery)
    .where(and(eq(fan, fanId), eq(request, requestId)))
  return row
}

export async function insertRecovery(
  transaction: Transaction,
  row: Omit<typeof staminaRecovery.$inferInsert, 'tenantId'>,
): Promise<void> {
  await transaction.insert(staminaRecovery).values(row)
}

/** How often a fan filled it up with coins on a day. */
export async function countRefills(
  db: Queryable,
  { communityId, fanId }: Owner,
  day: string,
): Promise<number> {
  const [row] = await db
    .select({ refills: count() })
    .from(staminaRecovery)
    .where(
      and(
        eq(staminaRecovery.communityId, communityId),
        eq(staminaRecovery.fanId, fanId),
        eq(staminaRecovery.day, day),
        gt(staminaRecovery.coins, 0),
      ),
    )
  return row!.refills
}

export async function findPlayBy(
  db: Queryable,
  fanId: string,
  requestId: string,
): Promise<CasualGamePlayRow | undefined> {
  const { fanId: fan, requestId: request } = casualGamePlay
  const [row] = await db
    .select()
    .from(casualGamePlay)
    .where(and(eq(fan, fanId), eq(request, requestId)))
  return row
}

export async function findPlay(db: Queryable, id: string): Promise<CasualGamePlayRow | undefined> {
  return (await db.select().from(casualGamePlay).where(eq(casualGamePlay.id, id)))[0]
}

export async function insertPlay(
  transaction: Transaction,
  row: Omit<typeof casualGamePlay.$inferInsert, 'tenantId'>,
): Promise<CasualGamePlayRow> {
  return (await transaction.insert(casualGamePlay).values(row).returning())[0]!
}

/** A fan's play, and nobody else may change it until the transaction ends. */
export async function lockPlay(
  transaction: Transaction,
  { id, fanId }: { id: string; fanId: string },
): Promise<CasualGamePlayRow | undefined> {
  const [row] = await transaction
    .select()
    .from(casualGamePlay)
    .where(and(eq(casualGamePlay.id, id), eq(casualGamePlay.fanId, fanId)))
    .for('update')
  return row
}

export async function endPlay(
  transaction: Transaction,
  id: string,
  result: Pick<CasualGamePlayRow, 'endedAt' | 'score' | 'isBest' | 'inputs'>,
): Promise<CasualGamePlayRow> {
  const { id: playId } = casualGamePlay
  return (
    await transaction.update(casualGamePlay).set(result).where(eq(playId, id)).returning()
  )[0]!
}

export async function deletePlay(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(casualGamePlay).where(eq(casualGamePlay.id, id))
}

const ended = ({ communityId, name }: CasualGameRow) =>
  and(
    eq(casualGamePlay.communityId, communityId),
    eq(casualGamePlay.name, name),
    isNotNull(casualGamePlay.endedAt),
  )

/** A fan's best score; null without one. */
export async function findBest(
  db: Queryable,
  game: CasualGameRow,
  fanId: string,
): Promise<number | null> {
  const [row] = await db
    .select({ best: sql<number | null>`max(${casualGamePlay.score})` })
    .from(casualGamePlay)
    .where(and(ended(game), eq(casualGamePlay.fanId, fanId)))
  return row!.best
}

/** The best of a day, of all time without one: each fan's best once, of two alike who was earlier. */
export async function findTop(
  db: Queryable,
  game: CasualGameRow,
  { day, most }: { day?: string; most: number },
): Promise<CasualGameRankRow[]> {
  const { id, fanId, score, endedAt } = casualGamePlay
  const bests = db
    .selectDistinctOn([fanId], { id, fanId, score, endedAt })
    .from(casualGamePlay)
    .where(and(ended(game), day === undefined ? undefined : eq(casualGamePlay.day, day)))
    .orderBy(fanId, sql`${score} desc`, endedAt, id)
    .as('bests')
  const rows = await db
    .select({ playId: bests.id, fanId: bests.fanId, score: bests.score })
    .from(bests)
    .orderBy(sql`${bests.score} desc`, bests.endedAt, bests.id)
    .limit(most)
  const { communityId } = game
  return rows.map((row, index) => ({ communityId, ...row, score: row.score!, rank: index + 1 }))
}

/** A query of a game's scores (`play_id`, `fan_id`, `day`, `score`, `ended_at`) of the days from one to another, both included. */
export const scoresOf = (span: CasualGameRow & { from: string; to: string }): SQL => sql`
  select ${casualGamePlay.id} as play_id, ${casualGamePlay.fanId} as fan_id,
    ${casualGamePlay.day}::text as day, ${casualGamePlay.score} as score, ${casualGamePlay.endedAt} as ended_at
  from ${casualGamePlay}
  where ${casualGamePlay.communityId} = ${span.communityId}
    and ${casualGamePlay.name} = ${span.name}
    and ${casualGamePlay.day} between ${span.from} and ${span.to}
    and ${casualGamePlay.endedAt} is not null`
