import { and, eq, inArray } from 'drizzle-orm'
import { atJst } from '#content/schedule.ts'
import { findCommunityId, findPeople } from '../../demo/find.ts'
import { audienceOf } from '../../demo/people.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { upsertTexts } from '../search/service.ts'
import { foundText } from '../written/service.ts'
import { topicSearch } from './searching.ts'
import { topic, topicCategory } from './tables.ts'

export const demo: DemoParts = {
  topics: { after: ['community/community', 'user/people'], add: addTopics },
  'official categories': { after: ['topic/topics'], add: closeCategories },
}

async function addTopics(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  const { topicCategories = [], topics = [] } = world
  if (topicCategories.length === 0) return
  const communityId = await findCommunityId(stage)
  const people = await findPeople(stage)
  const categories = topicCategories.map((category, position) => ({
    ...category,
    id: newId('topiccategory'),
    communityId,
    position,
  }))
  await transaction.insert(topicCategory).values(categories)
  if (topics.length === 0) return
  const ids = new Map(categories.map(({ slug, id }) => [slug, id]))
  const rows = topics.map(({ category, author, title, text, daysAgo, time }, at) => ({
    id: newId('topic'),
    communityId,
    categoryId: ids.get(category)!,
    title,
    text,
    audience: audienceOf(world, author),
    authorId: people.get(author)!,
    idempotencyKey: `seed-${at}`,
    postedAt: atJst(now, -daysAgo, time),
  }))
  await transaction.insert(topic).values(rows)
  // What is found later was written earlier.
  const inOrder = rows.toSorted((one, other) => one.postedAt.getTime() - other.postedAt.getTime())
  await upsertTexts(
    transaction,
    inOrder.map((row) => foundText(topicSearch, row)),
  )
}

async function closeCategories(stage: DemoStage): Promise<void> {
  const { transaction, world } = stage
  const { officialTopicCategories: slugs = [] } = world
  if (slugs.length === 0) return
  const communityId = await findCommunityId(stage)
  await transaction
    .update(topicCategory)
    .set({ isOfficial: true })
    .where(and(eq(topicCategory.communityId, communityId), inArray(topicCategory.slug, [...slugs])))
}
