import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { isAmong, prepared } from '../../platform/database/prepared.ts'
import { standsFor } from '../moderation/service.ts'
import { post, type PostRow } from './tables.ts'

const standing = prepared('posts_standing', (db) =>
  db
    .select()
    .from(post)
    .where(and(isAmong(post.id, 'ids'), isNull(post.deletedAt))),
)

/** Those of these posts that nobody took away. */
export const findStanding = (db: Queryable, ids: readonly string[]): Promise<PostRow[]> =>
  standing(db, { ids: [...ids] })

/** How many posts of a fan's stand. */
export const countOwn = (db: Queryable, authorId: string): Promise<number> =>
  db.$count(post, and(eq(post.authorId, authorId), standsFor(post, authorId)))
