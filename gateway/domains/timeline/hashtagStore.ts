import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
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

/** How many posts hold a hashtag, to a number that is enough. */
export function countTagged(
  db: Queryable,
  hashtag: HashtagRow,
  { list, enough }: { list: WrittenList; enough: number },
): Promise<number> {
  const counted = db
    .select({ id: post.id })
    .from(hashtagUse)
    .innerJoin(post, eq(post.id, hashtagUse.subjectId))
    .where(and(ofHashtag(hashtag), isListed(post, list)))
    .limit(enough)
    .as('counted')
  return db.$count(counted)
}
