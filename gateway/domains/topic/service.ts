import DataLoader from 'dataloader'
import { eq } from 'drizzle-orm'
import { listSizes } from '#schema/listSizes.generated.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { decodeMomentCursor } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import { isReadableTo, loadMembership, mayEnter } from '../community/service.ts'
import { blockersOf, type Blocks } from '../mute/service.ts'
import { findNewest, loadWritten, writtenKey } from '../written/service.ts'
import { findCategories, findCategoriesOf } from './store.ts'
import { topic, type TopicCategoryRow, type TopicRow } from './tables.ts'

/** The topic with this id where the viewer may know of it, or null: its author blocks them, took it away, or wrote it for others. */
export const loadTopic = (
  context: GatewayContext,
  id: string,
  blocks?: Blocks,
): Promise<TopicRow | null> => loadWritten(context, { table: topic, prefix: 'topic' }, id, blocks)

/** The category with this id where the viewer may enter its community, or null. */
export async function loadCategory(
  context: GatewayContext,
  id: string,
): Promise<TopicCategoryRow | null> {
  if (prefixOf(id) !== 'topiccategory') return null
  const row = await categoryOf(context, id)
  return row && (await mayEnter(context, row.communityId)) ? row : null
}

/** A category, without asking who reads it: of a topic that they may read. */
export const categoryOf = (context: GatewayContext, id: string): Promise<TopicCategoryRow | null> =>
  context
    .loader(
      'topic categories',
      ({ db }) =>
        new DataLoader<string, TopicCategoryRow | null>(async (ids) => {
          const found = new Map((await findCategories(db, ids)).map((row) => [row.id, row]))
          return ids.map((each) => found.get(each) ?? null)
        }),
    )
    .load(id)

/** A community's categories; none for whoever may not enter it. */
export async function categoriesOf(context: GatewayContext, communityId: string) {
  return (await mayEnter(context, communityId)) ? findCategoriesOf(context.db, communityId) : []
}

/** Whether somebody is a talent or of the staff of a community. */
export async function isOfTheHouse(
  context: GatewayContext,
  communityId: string,
  userId: string,
): Promise<boolean> {
  const membership = await loadMembership(context, communityId, userId)
  return membership !== null && membership.role !== 'MEMBER'
}

/** Whether the viewer may open a topic in it, once they have joined. */
export const mayWriteIn = async (
  context: GatewayContext,
  { communityId, isOfficial }: Pick<TopicCategoryRow, 'communityId' | 'isOfficial'>,
): Promise<boolean> =>
  !isOfficial ||
  (context.userId !== null && (await isOfTheHouse(context, communityId, context.userId)))

/** A page of a community's topics, or of one category's, without those of who blocks the viewer; none for whoever may not enter. */
export async function topicsOf(
  context: GatewayContext,
  { communityId, categoryId }: { communityId: string; categoryId?: string },
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const page = readKeysetPage(args, {
    most: listSizes['Community.topics'],
    decode: decodeMomentCursor('topic'),
  })
  const list = {
    viewerId: context.userId,
    without: await blockersOf(context),
    where: [
      categoryId === undefined
        ? eq(topic.communityId, communityId)
        : eq(topic.categoryId, categoryId),
      await isReadableTo(context, communityId, topic),
    ],
  }
  const mayRead = await mayEnter(context, communityId)
  const found = mayRead ? await findNewest(context.db, topic, list, page) : []
  return toConnection(found, page, writtenKey)
}
