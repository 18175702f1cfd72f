import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { MomentKey } from '../../platform/graphql/cursor.ts'
import { hashtagUse } from '../hashtag/tables.ts'
import { post, type PostRow } from '../post/tables.ts'
import { isBelow, isListed, type WrittenList } from '../written/service.ts'
import type { HashtagRow } from './tables.ts'

const ofHashtag = ({ communityId, key }: HashtagRow): SQL | undefined =>
  and(eq(hashtagUse.communityId, communityId), eq(hashtagUse.key, key), eq(hashtagUse.kind, 'post'))

/** The posts of a page that hold a hashtag, the newest first, and one more where there are more. */
export function findTagged(
  db: Queryable,
  hashtag: HashtagRow,
  list: WrittenList,
  { key, size }: KeysetPage<MomentKey>,
): Promise<PostRow[]> {
  return db
    .select(getTableColumns(post))
    .from(hashtagUse)
    .innerJoin(post, eq(post.id, hashtagUse.subjectId))
    .where(and(ofHashtag(hashtag), isListed(post, list), isBelow(post, key)))
    .orderBy(desc(hashtagUse.postedAt), desc(hashtagUse.subjectId))
    .limit(size + 1)
}

type Counting = {
  list: WrittenList
  /** A number that is enough. */
  enough: number
  /** So many of the newest posts are looked at, of which the viewer may read none. */
  lookedAt: number
}

/** How many posts hold a hashtag, among the newest of them. */
export function countTagged(
  db: Queryable,
  hashtag: HashtagRow,
  { list, enough, lookedAt }: Counting,
): Promise<number> {
  const newest = db
    .select({ subjectId: hashtagUse.subjectId })
    .from(hashtagUse)
    .where(ofHashtag(hashtag))
    .orderBy(desc(hashtagUse.postedAt), desc(hashtagUse.subjectId))
    .limit(lookedAt)
    .as('newest')
  const counted = db
    .select({ id: post.id })
    .from(newest)
    .innerJoin(post, eq(post.id, newest.subjectId))
    .where(isListed(post, list))
    .limit(enough)
    .as('counted')
  return db.$count(counted)
}

/** From one key to the next along the index, whatever is written under each. */
export const keysBeginningText = `with recursive tag as (
    (select key from hashtag_use
      where community_id = $1 and key >= $2 and key < $2 || chr(1114111) order by key limit 1)
    union all
    select next.key from tag cross join lateral (
      select key from hashtag_use
      where community_id = $1 and key > tag.key and key < $2 || chr(1114111) order by key limit 1
    ) as next
  )
  select key from tag limit $3`
const keysBeginning = statement<{ key: string }>('hashtags_beginning', keysBeginningText)

/** The keys of a community's hashtags that begin so, in their order. */
export async function findKeysBeginning(
  db: Queryable,
  { communityId, begin, most }: { communityId: string; begin: string; most: number },
): Promise<string[]> {
  const rows = await keysBeginning(db, [communityId, begin, most])
  return rows.map(({ key }) => key)
}
