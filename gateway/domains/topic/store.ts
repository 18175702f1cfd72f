import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { isNoneOf } from '../../platform/database/prepared.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { MomentKey } from '../../platform/graphql/cursor.ts'
import { deletionOf, mayBeDeleted, standsFor } from '../moderation/service.ts'
import { deleteLights } from '../penlight/service.ts'
import { user } from '../user/tables.ts'
import { topic, topicCategory, type TopicCategoryRow, type TopicRow } from './tables.ts'

/** Those with these ids. */
export async function findCategories(
  db: Queryable,
  ids: readonly string[],
): Promise<TopicCategoryRow[]> {
  return db
    .select()
    .from(topicCategory)
    .where(inArray(topicCategory.id, [...ids]))
}

/** A community's, in the order in which they are shown. */
export async function findCategoriesOf(
  db: Queryable,
  communityId: string,
): Promise<TopicCategoryRow[]> {
  return db
    .select()
    .from(topicCategory)
    .where(eq(topicCategory.communityId, communityId))
    .orderBy(asc(topicCategory.position), asc(topicCategory.id))
}

/** Deleted ones too. */
export async function findTopic(db: Queryable, id: string): Promise<TopicRow | undefined> {
  return (await db.select().from(topic).where(eq(topic.id, id)))[0]
}

/** Which topics a list holds: a community's, or one category's; and whose it leaves out. */
export type TopicList = ({ communityId: string } | { categoryId: string }) & {
  viewerId: string | null
  without: readonly string[]
  /** Which the viewer may read; all, where it is undefined. */
  isReadable: SQL | undefined
}

/** Those of a page that stand, the newest first, and one more where there are more. */
export async function findTopics(
  db: Queryable,
  list: TopicList,
  { key, size }: KeysetPage<MomentKey>,
): Promise<TopicRow[]> {
  const isInList =
    'categoryId' in list
      ? eq(topic.categoryId, list.categoryId)
      : eq(topic.communityId, list.communityId)
  const isNext =
    key && or(lt(topic.postedAt, key.at), and(eq(topic.postedAt, key.at), lt(topic.id, key.id)))
  return db
    .select()
    .from(topic)
    .where(
      and(
        isInList,
        standsFor(topic, list.viewerId),
        isNoneOf(topic.authorId, list.without),
        list.isReadable,
        isNext,
      ),
    )
    .orderBy(desc(topic.postedAt), desc(topic.id))
    .limit(size + 1)
}

/** One after the other where a fan writes twice at once: what they wrote since is counted by each. */
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
): Promise<TopicRow | undefined> {
  const isIt = and(eq(topic.authorId, authorId), eq(topic.idempotencyKey, idempotencyKey))
  return (await db.select().from(topic).where(isIt))[0]
}

/** When an author's newest topics since then were written, the newest first. */
export async function findWrittenSince(
  db: Queryable,
  authorId: string,
  { since, most }: { since: Date; most: number },
): Promise<Date[]> {
  const rows = await db
    .select({ postedAt: topic.postedAt })
    .from(topic)
    .where(and(eq(topic.authorId, authorId), gte(topic.postedAt, since)))
    .orderBy(desc(topic.postedAt))
    .limit(most)
  return rows.map(({ postedAt }) => postedAt)
}

export async function insertTopic(
  transaction: Transaction,
  written: Omit<TopicRow, 'tenantId'>,
): Promise<TopicRow> {
  return (await transaction.insert(topic).values(written).returning())[0]!
}

/** Deletes it, or brings it back where it was deleted since then; undefined where nothing changed. */
export async function setDeleted(
  transaction: Transaction,
  { id, at, isDeleted, since }: { id: string; at: Date; isDeleted: boolean; since: Date },
): Promise<TopicRow | undefined> {
  const isOpen = isDeleted ? mayBeDeleted(topic) : gte(topic.deletedAt, since)
  const [changed] = await transaction
    .update(topic)
    .set(isDeleted ? deletionOf(topic, at) : { deletedAt: null })
    .where(and(eq(topic.id, id), isOpen))
    .returning()
  return changed
}

/** Forgets what was deleted by then, and its lights with it. False where it stands, or is forgotten already. */
export async function forgetTopic(db: Transaction, id: string, by: Date): Promise<boolean> {
  const [gone] = await db
    .select({ id: topic.id })
    .from(topic)
    .where(and(eq(topic.id, id), sql`${topic.deletedAt} <= ${by}`))
    .for('update')
  if (!gone) return false
  await deleteLights(db, 'topic', [id])
  await db.delete(topic).where(eq(topic.id, id))
  return true
}
