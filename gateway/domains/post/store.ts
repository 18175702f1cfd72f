import { and, desc, eq, gte, isNull, or, lt, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { isAmong, isNoneOf, prepared } from '../../platform/database/prepared.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { MomentKey } from '../../platform/graphql/cursor.ts'
import { deletionOf, mayBeDeleted, standsFor } from '../moderation/service.ts'
import { deleteLights } from '../penlight/service.ts'
import { deleteText } from '../search/service.ts'
import { user } from '../user/tables.ts'
import { post, type PostRow } from './tables.ts'

/** Deleted ones too. */
export async function findPost(db: Queryable, id: string): Promise<PostRow | undefined> {
  return (await db.select().from(post).where(eq(post.id, id)))[0]
}

/** A community's, whose are left out, and which the viewer may read; all, where that is undefined. */
type PostList = {
  communityId: string
  viewerId: string | null
  without: readonly string[]
  isReadable: SQL | undefined
}

/** Those of a page that stand, by nobody who is left out: the newest first, and one more where there are more. */
export async function findPosts(
  db: Queryable,
  { communityId, viewerId, without, isReadable }: PostList,
  { key, size }: KeysetPage<MomentKey>,
): Promise<PostRow[]> {
  const isNext =
    key && or(lt(post.postedAt, key.at), and(eq(post.postedAt, key.at), lt(post.id, key.id)))
  return db
    .select()
    .from(post)
    .where(
      and(
        ...[eq(post.communityId, communityId), standsFor(post, viewerId)],
        ...[isNoneOf(post.authorId, without), isReadable, isNext],
      ),
    )
    .orderBy(desc(post.postedAt), desc(post.id))
    .limit(size + 1)
}

const standing = prepared('posts_standing', (db) =>
  db
    .select()
    .from(post)
    .where(and(isAmong(post.id, 'ids'), isNull(post.deletedAt))),
)

/** Those of these posts that nobody took away. */
export const findStanding = (db: Queryable, ids: readonly string[]): Promise<PostRow[]> =>
  standing(db, { ids: [...ids] })

/** One after the other where a fan posts twice at once: what they posted since is counted by each. */
export async function lockAuthor(transaction: Transaction, authorId: string): Promise<void> {
  await transaction
    .select({ id: user.id })
    .from(user)
    .where(eq(user.id, authorId))
    .for('no key update')
}

export async function findByKey(
  db: Queryable,
  authorId: string,
  idempotencyKey: string,
): Promise<PostRow | undefined> {
  const isIt = and(eq(post.authorId, authorId), eq(post.idempotencyKey, idempotencyKey))
  return (await db.select().from(post).where(isIt))[0]
}

/** When an author's newest posts since then were posted, the newest first. */
export async function findPostedSince(
  db: Queryable,
  authorId: string,
  { since, most }: { since: Date; most: number },
): Promise<Date[]> {
  const rows = await db
    .select({ postedAt: post.postedAt })
    .from(post)
    .where(and(eq(post.authorId, authorId), gte(post.postedAt, since)))
    .orderBy(desc(post.postedAt))
    .limit(most)
  return rows.map(({ postedAt }) => postedAt)
}

export async function insertPost(
  transaction: Transaction,
  written: Omit<PostRow, 'tenantId'>,
): Promise<PostRow> {
  return (await transaction.insert(post).values(written).returning())[0]!
}

/** Deletes it, or brings it back where it was deleted since then; undefined where nothing changed. */
export async function setDeleted(
  transaction: Transaction,
  { id, at, isDeleted, since }: { id: string; at: Date; isDeleted: boolean; since: Date },
): Promise<PostRow | undefined> {
  const isOpen = isDeleted ? mayBeDeleted(post) : gte(post.deletedAt, since)
  const [changed] = await transaction
    .update(post)
    .set(isDeleted ? deletionOf(post, at) : { deletedAt: null })
    .where(and(eq(post.id, id), isOpen))
    .returning()
  return changed
}

/** Forgets what was deleted by then, and its lights with it. False where it stands, or is forgotten already. */
export async function forgetPost(db: Transaction, id: string, by: Date): Promise<boolean> {
  const [gone] = await db
    .select({ id: post.id })
    .from(post)
    .where(and(eq(post.id, id), sql`${post.deletedAt} <= ${by}`))
    .for('update')
  if (!gone) return false
  await deleteLights(db, 'post', [id])
  await deleteText(db, id)
  await db.delete(post).where(eq(post.id, id))
  return true
}

/** How many posts of a fan's stand. */
export const countOwn = (db: Queryable, authorId: string): Promise<number> =>
  db.$count(post, and(eq(post.authorId, authorId), standsFor(post, authorId)))
