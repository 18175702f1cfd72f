import { hashtagKey, suggestedPostsMost } from '#rules/hashtag.ts'
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
import { refuseSuggestions } from '../search/service.ts'
import { writtenKey } from '../written/service.ts'
import { countTagged, findKeysBeginning, findTagged } from './hashtagStore.ts'
import type { HashtagRow } from './tables.ts'

/** So many posts are counted. Of a hashtag with many that the viewer may not read, so many of the newest are looked at. */
const countedMost = 1_000
const lookedAtForCount = 5_000

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

/** How many those are; 1,000 stands for more. Of one that was counted to be suggested, as many as were counted then. */
export async function taggedPostCount(
  context: GatewayContext,
  hashtag: HashtagRow,
): Promise<number> {
  if (hashtag.postCount !== undefined) return hashtag.postCount
  if (!(await mayEnter(context, hashtag.communityId))) return 0
  const list = await listOf(context, hashtag)
  return countTagged(context.db, hashtag, { list, enough: countedMost, lookedAt: lookedAtForCount })
}

/** So many hashtags of a beginning are looked at. */
const lookedAtMost = 8

/**
 * Hashtags that begin so, of the first eight in their order the most written first. Whether a hashtag is there at all is told by posts alone that the
 * viewer may read, and it is called by its key: nobody learns how another spelled it.
 */
export async function hashtagsBeginning(
  context: GatewayContext,
  communityId: string,
  typed: string,
): Promise<HashtagRow[]> {
  const begin = hashtagKey(typed.normalize('NFC').replace(/^[#＃]/, ''))
  if (begin === undefined || !(await mayEnter(context, communityId))) return []
  if (refuseSuggestions(context)) return []
  const keys = await findKeysBeginning(context.db, { communityId, begin, most: lookedAtMost })
  const tags = keys.map((key) => ({ communityId, key, name: key }))
  const list = await readablePosts(context, communityId, await blocksOf(context))
  const most = { list, enough: suggestedPostsMost, lookedAt: suggestedPostsMost }
  const counted = await Promise.all(
    tags.map(async (tag) => ({ ...tag, postCount: await countTagged(context.db, tag, most) })),
  )
  return counted
    .filter(({ postCount }) => postCount > 0)
    .toSorted((one, other) => other.postCount - one.postCount)
    .slice(0, listSizes['Community.hashtagsBeginning'])
}

const listOf = async (context: GatewayContext, { communityId }: HashtagRow) =>
  readablePosts(context, communityId, await blocksOf(context))
