import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import { trend, type TrendEntry } from './tables.ts'

// How many people waved, not how often: each is worth less the longer ago it was, and an author's own is none.
const gathering = statement<TrendEntry>(
  'trend_gathering',
  `with lit as (
    select post.id, post.author_id, count(*) as people,
      sum(power(0.5, extract(epoch from $2::timestamptz - lit_at) / $4::double precision)) as score
    from post_like join post on post.id = post_like.post_id
    where lit_at > $3::timestamptz and lit_at <= $2::timestamptz and count > 0
      and post.community_id = $1 and post.deleted_at is null and post_like.fan_id <> post.author_id
    group by post.id, post.author_id
  ), ranked as (
    select *, row_number() over (partition by author_id order by score desc, id desc) as place
    from lit where people >= $5
  )
  select id as "postId", author_id as "authorId", (
    select count(*)::integer from post_like
    where post_id = ranked.id and count > 0 and fan_id <> author_id
  ) as people
  from ranked where place <= $6 order by score desc, id desc limit $7`,
)

type Rules = {
  at: Date
  since: Date
  halfLifeSeconds: number
  fewest: number
  mostOfAuthor: number
  most: number
}

/** What gathers light at a moment, by these rules. */
export function findGathering(
  db: Queryable,
  communityId: string,
  { at, since, halfLifeSeconds, fewest, mostOfAuthor, most }: Rules,
): Promise<TrendEntry[]> {
  const moments = [at.toISOString(), since.toISOString()]
  return gathering(db, [communityId, ...moments, halfLifeSeconds, fewest, mostOfAuthor, most])
}

export type Trend = { takenAt: Date; entries: readonly TrendEntry[] }

/** The trend of a moment; the newest, where none is said or that one is gone. */
export async function findTrend(
  db: Queryable,
  communityId: string,
  takenAt: Date | undefined,
): Promise<Trend | undefined> {
  const isAsked = takenAt && sql`${trend.takenAt} = ${takenAt.toISOString()}::timestamptz desc`
  const [found] = await db
    .select({ takenAt: trend.takenAt, entries: trend.entries })
    .from(trend)
    .where(eq(trend.communityId, communityId))
    .orderBy(...(isAsked ? [isAsked] : []), desc(trend.takenAt))
    .limit(1)
  return found
}

export async function insertTrend(
  db: Queryable,
  row: Trend & { communityId: string },
): Promise<void> {
  await db
    .insert(trend)
    .values({ ...row, entries: [...row.entries] })
    .onConflictDoUpdate({
      target: [trend.tenantId, trend.communityId, trend.takenAt],
      set: { entries: sql`excluded.entries` },
    })
}

/** Forgets what was taken before then, but never the one that stands. */
export async function deleteTrends(
  db: Queryable,
  communityId: string,
  { before, standing }: { before: Date; standing: Date },
): Promise<void> {
  await db
    .delete(trend)
    .where(
      and(
        eq(trend.communityId, communityId),
        lt(trend.takenAt, before),
        ne(trend.takenAt, standing),
      ),
    )
}
