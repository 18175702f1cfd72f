import DataLoader from 'dataloader'
import { listSizes } from '#schema/listSizes.generated.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { decodeMomentCursor, momentKey } from '../../platform/graphql/cursor.ts'
import { loadSubject, type Subject } from '../comment/service.ts'
import { post } from '../post/tables.ts'
import { topic } from '../topic/tables.ts'
import type { BookmarkInput } from '../types.generated.ts'
import { loadWrittenAmong } from '../written/service.ts'
import {
  countOthers,
  deleteBookmark,
  findBookmarks,
  findKeptAmong,
  insertBookmark,
  lockBookmarks,
} from './store.ts'
import type { BookmarkRow } from './tables.ts'

export { forgetBookmarksOf } from './store.ts'

/** More than anyone finds again by leafing through them. */
export const mostBookmarks = 1000

/**
 * Keeps a post or a topic that the viewer may read, or keeps it no longer: that also where they may not read it any more.
 * What is kept already stays where it is in the list.
 */
export async function keep(context: GatewayContext, { subjectId, isBookmarked }: BookmarkInput) {
  const { userId: fanId, db, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  const subject = await loadSubject(context, subjectId)
  if (!isBookmarked) await deleteBookmark(db, { fanId, subjectId })
  else {
    if (!subject) return { __typename: 'NotFoundError' as const, field: 'subjectId' }
    const isKept = await db.transaction(async (transaction) => {
      await lockBookmarks(transaction, fanId)
      if ((await countOthers(transaction, { fanId, subjectId })) >= mostBookmarks) return false
      await insertBookmark(transaction, { fanId, subjectId, keptAt: now() })
      return true
    })
    if (!isKept) return { __typename: 'BookmarkLimitError' as const, most: mostBookmarks }
  }
  // What was read before is not what the answer tells.
  context.clearLoaders()
  return { __typename: 'BookmarkSuccess' as const, subject }
}

/** Whether the viewer keeps it: asked for many in one statement, for a guest in none. */
export async function isBookmarked(
  context: GatewayContext,
  { id }: { id: string },
): Promise<boolean> {
  const { userId: fanId } = context
  if (fanId === null) return false
  return context
    .loader(
      'bookmarks',
      ({ db }) =>
        new DataLoader<string, boolean>(async (ids) => {
          const kept = await findKeptAmong(db, fanId, ids)
          return ids.map((each) => kept.has(each))
        }),
    )
    .load(id)
}

const decodePost = decodeMomentCursor('post')
const decodeTopic = decodeMomentCursor('topic')
const keptKey = ({ keptAt, subjectId }: BookmarkRow) => momentKey({ at: keptAt, id: subjectId })

/** A page of what the viewer keeps, of what they may not read now the id alone; null for a guest. */
export async function viewerBookmarks(
  context: GatewayContext,
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const { userId: fanId, db } = context
  if (fanId === null) return null
  const page = readKeysetPage(args, {
    most: listSizes['Viewer.bookmarks'],
    decode: (cursor) => decodePost(cursor) ?? decodeTopic(cursor),
  })
  const { edges, pageInfo } = toConnection(await findBookmarks(db, fanId, page), page, keptKey)
  const subjects = await subjectsAmong(
    context,
    edges.map(({ node }) => node.subjectId),
  )
  return {
    pageInfo,
    edges: edges.map(({ cursor, node: { subjectId } }) => ({
      cursor,
      subjectId,
      node: subjects.get(subjectId) ?? null,
    })),
  }
}

/** Those of these that the viewer may read. */
async function subjectsAmong(
  context: GatewayContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Subject>> {
  const [posts, topics] = await Promise.all([
    loadWrittenAmong(context, { table: post, prefix: 'post' }, ids),
    loadWrittenAmong(context, { table: topic, prefix: 'topic' }, ids),
  ])
  const subjects = [
    ...posts.map((row) => ({ ...row, __typename: 'Post' as const })),
    ...topics.map((row) => ({ ...row, __typename: 'Topic' as const })),
  ]
  return new Map(subjects.map((each) => [each.id, each]))
}
