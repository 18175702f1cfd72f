import { asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { topicCategory, type TopicCategoryRow } from './tables.ts'

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
