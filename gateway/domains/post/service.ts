import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import { decodeMomentCursor, momentKey } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import { isReadableTo, mayEnter, mayReadWritten } from '../community/service.ts'
import { isGoneFor } from '../moderation/service.ts'
import { blockersOf, heeded, isKeptByBlock, type Blocks } from '../mute/service.ts'
import { findPost, findPosts } from './store.ts'
import { post, type PostRow } from './tables.ts'

export { postDays } from './counting.ts'
export { findStanding as standingPosts } from './store.ts'

/** The post with this id where the viewer may know of it, or null: its author blocks them, took it away, or wrote it for others. */
export async function loadPost(
  context: GatewayContext,
  id: string,
  blocks: Blocks = heeded,
): Promise<PostRow | null> {
  if (prefixOf(id) !== 'post') return null
  const row = await findPost(context.db, id)
  if (!row || isGoneFor(context, row) || !(await mayEnter(context, row.communityId))) return null
  const isKeptFrom =
    (await isKeptByBlock(context, row.authorId, blocks)) || !(await mayReadWritten(context, row))
  return isKeptFrom ? null : row
}

/** A page of a community's posts, without those of who blocks the viewer; none for whoever may not enter it. */
export async function postsOf(
  context: GatewayContext,
  communityId: string,
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const page = readKeysetPage(args, {
    most: listSizes['Community.posts'],
    decode: decodeMomentCursor('post'),
  })
  const mayRead = await mayEnter(context, communityId)
  const without = await blockersOf(context)
  const isReadable = await isReadableTo(context, communityId, post)
  const list = { communityId, viewerId: context.userId, without, isReadable }
  const found = mayRead ? await findPosts(context.db, list, page) : []
  return toConnection(found, page, postKey)
}

/** Where a post stands in its list. */
export const postKey = ({ postedAt, id }: PostRow) => momentKey({ at: postedAt, id })
