import DataLoader from 'dataloader'
import { listSizes } from '#schema/listSizes.generated.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { decodeMomentCursor, momentKey } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import { isReadableTo, mayEnter, mayReadWritten } from '../community/service.ts'
import { isGoneFor } from '../moderation/service.ts'
import { blockersOf, heeded, isKeptByBlock, type Blocks } from '../mute/service.ts'
import { findCategories, findCategoriesOf, findTopic, findTopics, type TopicList } from './store.ts'
import { topic, type TopicCategoryRow, type TopicRow } from './tables.ts'

/** The topic with this id where the viewer may know of it, or null: its author blocks them, took it away, or wrote it for others. */
export async function loadTopic(
  context: GatewayContext,
  id: string,
  blocks: Blocks = heeded,
): Promise<TopicRow | null> {
  if (prefixOf(id) !== 'topic') return null
  const row = await findTopic(context.db, id)
  if (!row || isGoneFor(context, row) || !(await mayEnter(context, row.communityId))) return null
  const isKeptFrom =
    (await isKeptByBlock(context, row.authorId, blocks)) || !(await mayReadWritten(context, row))
  return isKeptFrom ? null : row
}

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
  const without = await blockersOf(context)
  const list: TopicList = {
    ...(categoryId === undefined ? { communityId } : { categoryId }),
    viewerId: context.userId,
    without,
    isReadable: await isReadableTo(context, communityId, topic),
  }
  const mayRead = await mayEnter(context, communityId)
  const found = mayRead ? await findTopics(context.db, list, page) : []
  return toConnection(found, page, topicKey)
}

/** Where a topic stands in its list. */
export const topicKey = ({ postedAt, id }: TopicRow) => momentKey({ at: postedAt, id })
