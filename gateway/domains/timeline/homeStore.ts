import { desc, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { prepared, statement } from '../../platform/database/prepared.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { MomentKey } from '../../platform/graphql/cursor.ts'
import { standsForNamed } from '../moderation/service.ts'
import { post, type PostRow } from '../post/tables.ts'
import type { TimelineSource } from '../types.generated.ts'

/** So many are merged author by author; whoever follows more is likelier found along the community's own list. */
export const mostMerged = 200
/** How many posts of a community are gone through for a page. */
const mostWalked = 2_000

/** What decides whose posts a fan's home timeline holds. */
export type Standing = {
  off: TimelineSource[]
  /** How many they follow, counted no further than one more than are merged. */
  followed: number
  /** The members who wear the community's mark. */
  officials: string[]
  /** Those who are the fan's oshi. */
  oshi: string[]
}

const standing = statement<Standing>(
  'timeline_standing',
  `select
    coalesce((select off from timeline_choice where fan_id = $1 and community_id = $2), '{}') as off,
    (select count(*)::integer from (
      select from follow where community_id = $2 and fan_id = $1 and ended_at is null
      limit ${mostMerged + 1}
    ) as these) as followed,
    array(
      select user_id from membership where community_id = $2 and role <> 'MEMBER' limit 100
    ) as officials,
    array(
      select user_id from membership where community_id = $2 and role <> 'MEMBER' and role = 'TALENT'
        and oshi_id = (select oshi_id from membership where community_id = $2 and user_id = $1)
      limit 10
    ) as oshi`,
)

export async function findStatusOf(
  db: Queryable,
  { fanId, communityId }: { fanId: string; communityId: string },
): Promise<Standing> {
  return (await standing(db, [fanId, communityId]))[0]!
}

/** Whose posts: those whom a fan follows (nobody's, where it is null), and these; as the viewer reads them. */
export type Authors = {
  communityId: string
  viewerId: string
  fanId: string | null
  always: readonly string[]
  without: readonly string[]
}

const { placeholder } = sql
const text = (name: string) => sql`${placeholder(name)}::text`
const texts = (name: string) => sql`${placeholder(name)}::text[]`
const stands = (of: 'one' | 'post') => standsForNamed(of, text('viewerId'))
const isOlder = sql`(posted_at, id) < (${placeholder('at')}::timestamptz, ${text('id')})`
// By itself for each post: as a condition it may become a table of all whom the fan follows.
const isFollowed = sql`lateral (
  select true as is_followed from follow
  where community_id = ${text('communityId')} and fan_id = ${text('fanId')}
    and user_id = one.author_id and ended_at is null
  limit 1
)`

// Read by their ids after all, so that each row is whole, whatever a post has.
const walked = prepared('home_walked', (db) =>
  db
    .select()
    .from(post)
    .where(
      sql`${post.id} = any(array(
        select one.id from (
          select id, author_id, deleted_at, held_at, posted_at from post
          where community_id = ${text('communityId')} and ${isOlder}
          order by posted_at desc, id desc limit ${sql.raw(String(mostWalked))}
        ) as one left join ${isFollowed} as follows on true
        where ${stands('one')} and one.author_id <> all(${texts('without')})
          and (follows.is_followed or one.author_id = any(${texts('always')}))
        order by one.posted_at desc, one.id desc limit ${placeholder('size')}
      ))`,
    )
    .orderBy(desc(post.postedAt), desc(post.id)),
)

// A page of so many rows is by so many authors at most: those whose newest is the newest.
const merged = prepared('home_merged', (db) =>
  db
    .select()
    .from(post)
    .where(
      sql`${post.id} = any(array(
        with author as (
          select user_id as id from follow
          where community_id = ${text('communityId')} and fan_id = ${text('fanId')} and ended_at is null
          union select unnest(${texts('always')})
        ), latest as (
          select author.id from author cross join lateral (
            select posted_at, id as post_id from post
            where community_id = ${text('communityId')} and author_id = author.id
              and ${stands('post')} and ${isOlder}
            order by posted_at desc, id desc limit 1
          ) as newest
          where author.id <> all(${texts('without')})
          order by newest.posted_at desc, newest.post_id desc limit ${placeholder('size')}
        )
        select one.id from latest cross join lateral (
          select id, posted_at from post
          where community_id = ${text('communityId')} and author_id = latest.id
            and ${stands('post')} and ${isOlder}
          order by posted_at desc, id desc limit ${placeholder('size')}
        ) as one
        order by one.posted_at desc, one.id desc limit ${placeholder('size')}
      ))`,
    )
    .orderBy(desc(post.postedAt), desc(post.id)),
)

/**
 * A page of what these authors posted, the newest first, and one more where there are more. Whoever follows many is
 * looked for along the newest posts of all; only where those hold no page, each author is asked.
 */
export async function findHomePosts(
  db: Queryable,
  { communityId, viewerId, fanId, always, without }: Authors,
  { followed, key, size }: KeysetPage<MomentKey> & { followed: number },
): Promise<PostRow[]> {
  const values = {
    communityId,
    viewerId,
    fanId: fanId ?? '',
    always: [...always],
    without: [...without],
    at: key?.at.toISOString() ?? 'infinity',
    id: key?.id ?? '',
    size: size + 1,
  }
  if (fanId !== null && followed > mostMerged) {
    const rows = await walked(db, values)
    if (rows.length > size) return rows
  }
  return merged(db, values)
}

/** So many are counted of what is new. */
const mostCounted = 99

const newer = statement<{ count: number }>(
  'timeline_newer',
  `select count(*)::integer as count from (
    select from (
      select id, author_id, deleted_at from post
      where community_id = $1 and (posted_at, id) > ($2::timestamptz, $3)
      order by posted_at desc, id desc limit ${mostWalked}
    ) as one left join lateral (
      select true as is_followed from follow
      where community_id = $1 and fan_id = $4 and user_id = one.author_id and ended_at is null
      limit 1
    ) as follows on true
    where one.deleted_at is null and one.author_id <> all($6)
      and ($5::text[] is null or follows.is_followed or one.author_id = any($5))
    limit ${mostCounted}
  ) as these`,
)

/** How many posts by these are newer than a place; by all, where `always` is null. */
export async function countNewer(
  db: Queryable,
  {
    communityId,
    fanId,
    always,
    without,
  }: Omit<Authors, 'always' | 'viewerId'> & { always: string[] | null },
  { at, id }: MomentKey,
): Promise<number> {
  const values = [communityId, at.toISOString(), id, fanId ?? '', always, [...without]]
  return (await newer(db, values))[0]!.count
}
