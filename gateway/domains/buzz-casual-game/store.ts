import {
  type SQL,
  and,
  asc,
  between,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  sql,
} from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import {
  buzzGameDay,
  buzzGamePlay,
  type BuzzCasualGamePlayRow,
  type BuzzCasualGameRankRow,
  type BuzzCasualGameRow,
} from './tables.ts'

const ofDay = ({ communityId, day }: BuzzCasualGameRow) =>
  and(eq(buzzGamePlay.communityId, communityId), eq(buzzGamePlay.day, day))
const ended = (game: BuzzCasualGameRow) => and(ofDay(game), isNotNull(buzzGamePlay.endedAt))
const ofFan = (game: BuzzCasualGameRow, fanId: string) =>
  and(ofDay(game), eq(buzzGamePlay.fanId, fanId))

/** A day's seed; undefined where nobody has begun. */
export async function findSeed(
  db: Queryable,
  { communityId, day }: BuzzCasualGameRow,
): Promise<string | undefined> {
  const [row] = await db
    .select({ seed: buzzGameDay.seed })
    .from(buzzGameDay)
    .where(and(eq(buzzGameDay.communityId, communityId), eq(buzzGameDay.day, day)))
  return row?.seed
}

/** Gives a day this seed where it has none. */
export async function insertDay(
  db: Queryable,
  { communityId, day }: BuzzCasualGameRow,
  seed: string,
): Promise<void> {
  await db.insert(buzzGameDay).values({ communityId, day, seed }).onConflictDoNothing()
}

export async function findPlay(
  db: Queryable,
  id: string,
): Promise<BuzzCasualGamePlayRow | undefined> {
  return (await db.select().from(buzzGamePlay).where(eq(buzzGamePlay.id, id)))[0]
}

/** A fan's play, and nobody else may change it until the transaction ends. */
export async function lockPlay(
  transaction: Transaction,
  { id, fanId }: { id: string; fanId: string },
): Promise<BuzzCasualGamePlayRow | undefined> {
  const [row] = await transaction
    .select()
    .from(buzzGamePlay)
    .where(and(eq(buzzGamePlay.id, id), eq(buzzGamePlay.fanId, fanId)))
    .for('update')
  return row
}

export async function findPlayOf(
  db: Queryable,
  game: BuzzCasualGameRow,
  fanId: string,
): Promise<BuzzCasualGamePlayRow | undefined> {
  return (await db.select().from(buzzGamePlay).where(ofFan(game, fanId)))[0]
}

/** Begins a fan's play where they have none of that day. */
export async function insertPlay(
  db: Queryable,
  play: Omit<
    BuzzCasualGamePlayRow,
    'tenantId' | 'endedAt' | 'score' | 'best' | 'chains' | 'inputs'
  >,
): Promise<void> {
  await db.insert(buzzGamePlay).values(play).onConflictDoNothing()
}

export async function endPlay(
  transaction: Transaction,
  id: string,
  result: Pick<BuzzCasualGamePlayRow, 'endedAt' | 'score' | 'best' | 'chains' | 'inputs'>,
): Promise<BuzzCasualGamePlayRow> {
  const [row] = await transaction
    .update(buzzGamePlay)
    .set(result)
    .where(eq(buzzGamePlay.id, id))
    .returning()
  return row!
}

/** Gives a fan's try back. */
export async function deletePlay(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(buzzGamePlay).where(eq(buzzGamePlay.id, id))
}

/** Gives a fan's try back where it goes on under other rules than these. */
export async function deletePlayOfOtherRules(
  transaction: Transaction,
  game: BuzzCasualGameRow,
  { fanId, rules, now }: { fanId: string; rules: string; now: Date },
): Promise<void> {
  const goesOn = and(isNull(buzzGamePlay.endedAt), gt(buzzGamePlay.endsAt, now))
  await transaction
    .delete(buzzGamePlay)
    .where(and(ofFan(game, fanId), ne(buzzGamePlay.rules, rules), goesOn))
}

/** A query of the days (`day`, `times` 1) from one to another, both included, whose game a fan played to its end. */
export function playedDays(
  db: Queryable,
  {
    fanId,
    communityId,
    from,
    to,
  }: { fanId: string; communityId: string; from: string; to: string },
) {
  const days = db
    .select({ day: buzzGameDay.day })
    .from(buzzGameDay)
    .where(and(eq(buzzGameDay.communityId, communityId), between(buzzGameDay.day, from, to)))
  return db
    .select({ day: buzzGamePlay.day, times: sql<number>`1`.as('times') })
    .from(buzzGamePlay)
    .where(
      and(
        eq(buzzGamePlay.communityId, communityId),
        inArray(buzzGamePlay.day, days),
        eq(buzzGamePlay.fanId, fanId),
        isNotNull(buzzGamePlay.endedAt),
      ),
    )
}

export async function countPlays(db: Queryable, game: BuzzCasualGameRow): Promise<number> {
  return (await db.select({ plays: count() }).from(buzzGamePlay).where(ended(game)))[0]!.plays
}

/** Places of a day from one on, the best first, of two alike who was earlier. */
export async function findRanks(
  db: Queryable,
  game: BuzzCasualGameRow,
  { from, most }: { from: number; most: number },
): Promise<BuzzCasualGameRankRow[]> {
  const rows = await db
    .select({ playId: buzzGamePlay.id, fanId: buzzGamePlay.fanId, score: buzzGamePlay.score })
    .from(buzzGamePlay)
    .where(ended(game))
    .orderBy(sql`-${buzzGamePlay.score}`, asc(buzzGamePlay.endedAt), asc(buzzGamePlay.id))
    .offset(from - 1)
    .limit(most)
  return rows.map((row, index) => ({ ...row, score: row.score!, rank: from + index }))
}

/** Whose place of its day a play has, from 1; null while it is not ended. */
export async function findRank(db: Queryable, play: BuzzCasualGamePlayRow): Promise<number | null> {
  if (play.endedAt === null) return null
  const [row] = await db
    .select({ better: count() })
    .from(buzzGamePlay)
    .where(
      and(
        ended(play),
        // As an index's row: -score, so that all three rise.
        sql`(-${buzzGamePlay.score}, ${buzzGamePlay.endedAt}, ${buzzGamePlay.id}) < (-${play.score}::integer, ${play.endedAt.toISOString()}::timestamptz, ${play.id})`,
      ),
    )
  return row!.better + 1
}

/** A query of the scores (`play_id`, `fan_id`, `day`, `score`, `ended_at`) of the days from one to another, both included. */
export const scoresOf = (span: { communityId: string; from: string; to: string }): SQL => sql`
  select ${buzzGamePlay.id} as play_id, ${buzzGamePlay.fanId} as fan_id,
    ${buzzGamePlay.day}::text as day, ${buzzGamePlay.score} as score, ${buzzGamePlay.endedAt} as ended_at
  from ${buzzGamePlay}
  where ${buzzGamePlay.communityId} = ${span.communityId}
    and ${buzzGamePlay.day} between ${span.from} and ${span.to}
    and ${buzzGamePlay.endedAt} is not null`
