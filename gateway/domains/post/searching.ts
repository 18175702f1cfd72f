import { listSizes } from '#schema/listSizes.generated.ts'
import { isSearchTooLong, readSearch } from '#rules/search.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { readKeysetPage, toEdge, type ConnectionArgs } from '../../platform/graphql/connection.ts'
import { encodeCursor } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import { mayEnter, readableTo } from '../community/service.ts'
import { blockBetween } from '../mute/service.ts'
import { refuseSearch, searchTexts, type AddedText, type Readable } from '../search/service.ts'
import type { SearchPeriod } from '../types.generated.ts'
import { findStanding } from './store.ts'
import type { PostRow } from './tables.ts'

const dayMs = 24 * 60 * 60 * 1000
const days: Record<SearchPeriod, number> = { DAY: 1, WEEK: 7, MONTH: 30 }

type SearchArgs = Pick<ConnectionArgs, 'first' | 'after'> & {
  words: string
  authorId?: string | null
  within?: SearchPeriod | null
}

const scopeOf = (communityId: string) => `post ${communityId}`

/** A post as it is found. */
export const foundText = (
  post: Pick<PostRow, 'id' | 'communityId' | 'authorId' | 'text' | 'postedAt'>,
): AddedText => ({
  ...{ scope: scopeOf(post.communityId), subjectId: post.id, authorId: post.authorId },
  ...{ text: post.text, at: post.postedAt },
})

/** A page of the posts that hold all words; none where there are none to look for, or the viewer may not enter. */
export async function searchPosts(
  context: GatewayContext,
  communityId: string,
  { words: typed, authorId, within, ...args }: SearchArgs,
) {
  const { db, now } = context
  const words = isSearchTooLong(typed) ? [] : readSearch(typed)
  const isAuthor = !authorId || prefixOf(authorId) === 'user'
  if (words.length === 0 || !isAuthor || !(await mayEnter(context, communityId)))
    return answer([], undefined, args)
  const retryAt = refuseSearch(context)
  if (retryAt) return { ...answer([], undefined, args), retryAt }
  const { key, size } = readKeysetPage(args, {
    most: listSizes['Community.searchPosts'],
    decode: decodePlace,
  })
  const { rows, next } = await searchTexts(db, {
    ...{ scope: scopeOf(communityId), words, authorId: authorId ?? undefined, size, below: key },
    since: within ? new Date(now().getTime() - days[within] * dayMs) : undefined,
    load: (ids) => readableAmong(context, ids),
  })
  const edges = rows.map(({ row, number }) => toEdge(row, number))
  return answer(edges, next, args)
}

const answer = (
  edges: { cursor: string; node: PostRow }[],
  next: number | undefined,
  { after }: SearchArgs | Pick<ConnectionArgs, 'after'>,
) => ({
  edges,
  pageInfo: {
    hasNextPage: next !== undefined,
    hasPreviousPage: Boolean(after),
    startCursor: edges[0]?.cursor ?? null,
    endCursor: next === undefined ? (edges.at(-1)?.cursor ?? null) : encodeCursor(next),
  },
  retryAt: null,
})

/** A number is longer than the cursors of lists that a person counts. */
function decodePlace(cursor: string | null | undefined): number | undefined {
  if (!cursor) return undefined
  const place = Number(Buffer.from(cursor, 'base64url').toString())
  return Number.isSafeInteger(place) && place >= 0 ? place : undefined
}

/** Those that stand and are for the viewer to read, and of nobody who blocks the viewer or is blocked by them. */
async function readableAmong(
  context: GatewayContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readable<PostRow>>> {
  const rows = await readableTo(context, await findStanding(context.db, ids))
  const sides = await Promise.all(rows.map(({ authorId }) => blockBetween(context, authorId)))
  return new Map(
    rows
      .filter((_, at) => sides[at] === undefined)
      .map((row) => [row.id, { row, text: row.text }] as const),
  )
}
