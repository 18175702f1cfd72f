import { listSizes } from '#schema/listSizes.generated.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { decodeMomentCursor } from '../../platform/graphql/cursor.ts'
import { mayEnter, readableTo, readsAll } from '../community/service.ts'
import { awayFrom, blocksOf } from '../mute/service.ts'
import type { PostRow } from '../post/tables.ts'
import { writtenKey } from '../written/service.ts'
import type { Timeline } from '../types.generated.ts'
import { countNewer, findHomePosts, findStatusOf, type Standing } from './homeStore.ts'
import type { TimelinesRow } from './tables.ts'

const decode = decodeMomentCursor('post')

/**
 * A page of the viewer's home timeline: their own posts, and those of whom they follow, of their oshi and of the house,
 * as they chose. None for a guest, and for whoever may not enter the community.
 */
export async function homeTimelineOf(
  context: GatewayContext,
  communityId: string,
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const page = readKeysetPage(args, { most: listSizes['Community.homeTimeline'], decode })
  const { userId: fanId, db } = context
  if (fanId === null || !(await mayEnter(context, communityId)))
    return toConnection<PostRow>([], page, writtenKey)
  const [standing, without] = await Promise.all([
    findStatusOf(db, { fanId, communityId }),
    blocksOf(context),
  ])
  const authors = { communityId, viewerId: fanId, ...authorsOf(fanId, standing), without }
  const found = await findHomePosts(db, authors, { ...page, followed: standing.followed })
  // Where the page ends is where it was found to: what is not readable is left out of it alone.
  const { edges, ...connection } = toConnection(found, page, writtenKey)
  const readable = new Set(await readableTo(context, found))
  return { ...connection, edges: edges.filter(({ node }) => readable.has(node)) }
}

function authorsOf(fanId: string, { off, officials, oshi }: Standing) {
  const isOn = (source: Standing['off'][number]) => !off.includes(source)
  return {
    fanId: isOn('FOLLOWED') ? fanId : null,
    always: [fanId, ...(isOn('OFFICIAL') ? officials : []), ...(isOn('OSHI') ? oshi : [])],
  }
}

/** How many posts are newer than a cursor, without the viewer's own and those of whom they keep away. */
export async function newPostCountOf(
  context: GatewayContext,
  { fanId, communityId }: TimelinesRow,
  { timeline, since }: { timeline: Timeline; since?: string | null },
): Promise<number> {
  const key = since ? decode(since) : { at: new Date(0), id: '' }
  const { db } = context
  // Who has not joined reads some of them at most: there is no number of those.
  if (!key || !(await readsAll(context, communityId))) return 0
  const without = [fanId, ...(await awayFrom(context))]
  if (timeline === 'COMMUNITY')
    return countNewer(db, { communityId, fanId: null, always: null, without }, key)
  const authors = authorsOf(fanId, await findStatusOf(db, { fanId, communityId }))
  return countNewer(db, { communityId, ...authors, without }, key)
}
