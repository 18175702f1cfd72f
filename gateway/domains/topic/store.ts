import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { isAmong, prepared } from '../../platform/database/prepared.ts'
import { topic, topicCategory, type TopicCategoryRow, type TopicRow } from './tables.ts'

const standing = prepared('topics_standing', (db) =>
  db
    .select()
    .from(topic)
    .where(and(isAmong(topic.id, 'ids'), isNull(topic.deletedAt))),
)

/** Those of these topics that nobody took away. */
export const findStanding = (db: Queryable, ids: readonly string[]): Promise<TopicRow[]> =>
  standing(db, { ids: [...ids] })

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
