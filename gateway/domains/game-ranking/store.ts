import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import type { GameRankRow } from './tables.ts'

/** Each fan's best of these scores (`play_id`, `fan_id`, `day`, `score`, `ended_at`), with its rank. */
const ranked = (scores: SQL) => sql`
  select play_id, fan_id, day, score, row_number() over (order by score desc, ended_at, play_id)::int as rank
  from (
    select distinct on (fan_id) play_id, fan_id, day, score, ended_at
    from (${scores}) as scores
    order by fan_id, score desc, ended_at, play_id
  ) as bests`

type Found = { play_id: string; fan_id: string; day: string; score: number; rank: number }
type Standing = Omit<GameRankRow, 'communityId'>

const rowOf = ({ play_id: playId, fan_id: fanId, day, score, rank }: Found): Standing => ({
  playId,
  fanId,
  day,
  score,
  rank,
})

/** The best of these scores, the first of them first. */
export async function findTop(db: Queryable, scores: SQL, most: number): Promise<Standing[]> {
  const { rows } = await db.execute<Found>(
    sql`select * from (${ranked(scores)}) as ranked where rank <= ${most} order by rank`,
  )
  return rows.map(rowOf)
}

/** A fan's place and those next to it, as many on either side; none where they have no score. */
export async function findAround(
  db: Queryable,
  scores: SQL,
  { fanId, most }: { fanId: string; most: number },
): Promise<Standing[]> {
  const { rows } = await db.execute<Found>(sql`
    with ranked as materialized (${ranked(scores)}), own as (select rank from ranked where fan_id = ${fanId})
    select ranked.* from ranked, own
    where ranked.rank between own.rank - ${most}::int and own.rank + ${most}::int
    order by ranked.rank`)
  return rows.map(rowOf)
}

export async function countPlayers(db: Queryable, scores: SQL): Promise<number> {
  const { rows } = await db.execute<{ players: number }>(
    sql`select count(distinct fan_id)::int as players from (${scores}) as scores`,
  )
  return rows[0]!.players
}

/** Whether a play is its fan's best of these scores, and so stands among them. */
export async function stands(
  db: Queryable,
  scores: SQL,
  { playId, fanId }: { playId: string; fanId: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ play_id: string }>(sql`
    select play_id from (${scores}) as scores where fan_id = ${fanId}
    order by score desc, ended_at, play_id limit 1`)
  return rows[0]?.play_id === playId
}
