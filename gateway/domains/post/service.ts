import { eq } from 'drizzle-orm'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import { decodeMomentCursor } from '../../platform/graphql/cursor.ts'
import { isReadableTo, mayEnter } from '../community/service.ts'
import type { MembershipRow } from '../community/tables.ts'
import { blockersOf, type Blocks } from '../mute/service.ts'
import { findNewest, loadWritten, writtenKey, type WrittenList } from '../written/service.ts'
import { post, type PostRow } from './tables.ts'

export { postDays } from './counting.ts'
export { findStanding as standingPosts } from './store.ts'

/** The post with this id where the viewer may know of it, or null: its author blocks them, took it away, or wrote it for others. */
export const loadPost = (
  context: GatewayContext,
  id: string,
  blocks?: Blocks,
): Promise<PostRow | null> => loadWritten(context, { table: post, prefix: 'post' }, id, blocks)

/** A community's posts that the viewer may read, but for these authors', where they may enter it. */
export const readablePosts = async (
  context: GatewayContext,
  communityId: string,
  without: readonly string[],
): Promise<WrittenList> => ({
  viewerId: context.userId,
  without,
  where: [eq(post.communityId, communityId), await isReadableTo(context, communityId, post)],
})

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
  const list = await readablePosts(context, communityId, await blockersOf(context))
  const found = mayRead ? await findNewest(context.db, post, list, page) : []
  return toConnection(found, page, writtenKey)
}

/** The newest posts of a member, as far as the viewer may read them. */
export async function postsOfMember(
  context: GatewayContext,
  { userId: authorId, communityId }: MembershipRow,
): Promise<PostRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const list = await readablePosts(context, communityId, await blockersOf(context))
  const own = { ...list, where: [...list.where, eq(post.authorId, authorId)] }
  const most = listSizes['Fan.posts']
  const found = await findNewest(context.db, post, own, {
    side: 'after',
    key: undefined,
    size: most,
  })
  return found.slice(0, most)
}
