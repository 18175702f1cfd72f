import { and, desc, eq, gte, inArray, isNull, or, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { isAmong, isNoneOf, prepared, statement } from '../../platform/database/prepared.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { MomentKey } from '../../platform/graphql/cursor.ts'
import { deleteText } from '../search/service.ts'
import { user } from '../user/tables.ts'
import { post, postLike, postLikeDay, type PostRow } from './tables.ts'

/** Deleted ones too. */
export async function findPost(db: Queryable, id: string): Promise<PostRow | undefined> {
  return (await db.select().from(post).where(eq(post.id, id)))[0]
}

/** Those of a page that stand, by nobody who is left out: the newest first, and one more where there are more. */
export async function findPosts(
  db: Queryable,
  { communityId, without }: { communityId: string; without: readonly string[] },
  { key, size }: KeysetPage<MomentKey>,
): Promise<PostRow[]> {
  const isNext =
    key && or(lt(post.postedAt, key.at), and(eq(post.postedAt, key.at), lt(post.id, key.id)))
  return db
    .select()
    .from(post)
    .where(
      and(
        ...[eq(post.communityId, communityId), isNull(post.deletedAt)],
        ...[isNoneOf(post.authorId, without), isNext],
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
  const isOpen = isDeleted ? isNull(post.deletedAt) : gte(post.deletedAt, since)
  const [changed] = await transaction
    .update(post)
    .set({ deletedAt: isDeleted ? at : null })
    .where(and(eq(post.id, id), isOpen))
    .returning()
  return changed
}

/** Forgets what was deleted by then, and its lights with it. */
export async function forgetPost(db: Transaction, id: string, by: Date): Promise<void> {
  const [gone] = await db
    .select({ id: post.id })
    .from(post)
    .where(and(eq(post.id, id), sql`${post.deletedAt} <= ${by}`))
    .for('update')
  if (!gone) return
  await db.delete(postLike).where(eq(postLike.postId, id))
  await deleteText(db, id)
  await db.delete(post).where(eq(post.id, id))
}

export type Lights = { all: number; own: number }

/** The lights of these posts, and a fan's among them; none are said of one that has none. */
export async function findLights(
  db: Queryable,
  fanId: string | null,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Lights>> {
  const rows = await db
    .select({
      id: postLike.postId,
      all: sql<number>`sum(${postLike.count})`.mapWith(Number),
      own: sql<number>`coalesce(sum(${postLike.count}) filter (where ${postLike.fanId} = ${fanId}), 0)`.mapWith(
        Number,
      ),
    })
    .from(postLike)
    .where(inArray(postLike.postId, [...ids]))
    .groupBy(postLike.postId)
  return new Map(rows.map(({ id, ...lights }) => [id, lights]))
}

type Light = { postId: string; fanId: string }

/** A fan's lights at a post, which nobody else changes before the transaction ends; and how many they waved that day. */
export async function lockLights(
  transaction: Transaction,
  { postId, fanId, day }: Light & { day: string },
): Promise<{ own: number; waved: number }> {
  await transaction.insert(postLikeDay).values({ fanId, day, waved: 0 }).onConflictDoNothing()
  const ofDay = and(eq(postLikeDay.fanId, fanId), eq(postLikeDay.day, day))
  const [today] = await transaction.select().from(postLikeDay).where(ofDay).for('update')
  const ofPost = and(eq(postLike.postId, postId), eq(postLike.fanId, fanId))
  const [own] = await transaction.select().from(postLike).where(ofPost)
  return { own: own?.count ?? 0, waved: today?.waved ?? 0 }
}

/** A fan's lights at a post from now on, and those of their day. */
export async function setLights(
  transaction: Transaction,
  { postId, fanId, day, count, waved }: Light & { day: string; count: number; waved: number },
): Promise<void> {
  await transaction
    .insert(postLike)
    .values({ postId, fanId, count })
    .onConflictDoUpdate({
      target: [postLike.tenantId, postLike.postId, postLike.fanId],
      set: { count },
    })
  await transaction
    .update(postLikeDay)
    .set({ waved })
    .where(and(eq(postLikeDay.fanId, fanId), eq(postLikeDay.day, day)))
}

const ownCounts = statement<{ posts: number; lights: number }>(
  'own_post_counts',
  `select
    (select count(*)::integer from post where author_id = $1 and deleted_at is null) as posts,
    (select coalesce(sum(count), 0)::integer from post_like where fan_id = $1) as lights`,
)

/** How many posts of a fan's stand, and how many penlights they wave at all posts. */
export async function findOwnCounts(
  db: Queryable,
  fanId: string,
): Promise<{ posts: number; lights: number }> {
  return (await ownCounts(db, [fanId]))[0]!
}
