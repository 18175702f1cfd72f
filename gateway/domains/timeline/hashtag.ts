import { hashtagKey } from '#rules/hashtag.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { decodeMomentCursor } from '../../platform/graphql/cursor.ts'
import { mayEnter } from '../community/service.ts'
import { blocksOf } from '../mute/service.ts'
import { readablePosts } from '../post/service.ts'
import { writtenKey } from '../written/service.ts'
import { countTagged, findTagged } from './hashtagStore.ts'
import type { HashtagRow } from './tables.ts'

/** So many posts are counted; of a tag with many that the viewer may not read, more are looked at. */
const countedMost = 1_000

/** The hashtag of this name, whether anybody has written it or not; null where nothing can be tagged so. */
export function hashtagOf(communityId: string, name: string): HashtagRow | null {
  const key = hashtagKey(name.normalize('NFC'))
  return key === undefined ? null : { communityId, key, name: name.normalize('NFC') }
}

/**
 * A page of the posts that hold a hashtag, as the community's own list would show them: without those of who blocks the
 * viewer or is blocked by them. None for whoever may not enter.
 */
export async function taggedPosts(
  context: GatewayContext,
  hashtag: HashtagRow,
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const page = readKeysetPage(args, {
    most: listSizes['Hashtag.posts'],
    decode: decodeMomentCursor('post'),
  })
  const mayRead = await mayEnter(context, hashtag.communityId)
  const found = mayRead
    ? await findTagged(context.db, hashtag, await listOf(context, hashtag), page)
    : []
  return toConnection(found, page, writtenKey)
}

/** How many those are; 1,000 stands for more. */
export async function taggedPostCount(
  context: GatewayContext,
  hashtag: HashtagRow,
): Promise<number> {
  if (!(await mayEnter(context, hashtag.communityId))) return 0
  const list = await listOf(context, hashtag)
  return countTagged(context.db, hashtag, { list, enough: countedMost })
}

const listOf = async (context: GatewayContext, { communityId }: HashtagRow) =>
  readablePosts(context, communityId, await blocksOf(context))
