import { isSearchTooLong, readSearch } from '#rules/search.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { readKeysetPage, toEdge, type ConnectionArgs } from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { encodeCursor } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import { mayEnter, readableTo } from '../community/service.ts'
import { blockBetween } from '../mute/service.ts'
import { refuseSearch, searchTexts, type AddedText, type Readable } from '../search/service.ts'
import type { Audience, SearchPeriod } from '../types.generated.ts'
import type { WrittenRow } from './kind.ts'

const dayMs = 24 * 60 * 60 * 1000
const days: Record<SearchPeriod, number> = { DAY: 1, WEEK: 7, MONTH: 30 }

export type SearchArgs = Pick<ConnectionArgs, 'first' | 'after'> & {
  words: string
  authorId?: string | null
  within?: SearchPeriod | null
}

type SearchedRow = WrittenRow & { audience: Audience }

/** How one kind of what fans write is found. */
export type WrittenSearch<Row extends SearchedRow> = {
  kind: 'post' | 'topic'
  /** The most of a page: the field's `listSizes`. */
  most: number
  /** All in which a word may stand. */
  textOf: (row: Pick<Row, keyof Row & ('text' | 'title')>) => string
  /** Those of these that nobody took away. */
  findStanding: (db: Queryable, ids: readonly string[]) => Promise<Row[]>
}

const scopeOf = (kind: string, communityId: string) => `${kind} ${communityId}`

/** Something written as it is found. */
export function foundText<Row extends SearchedRow>(
  { kind, textOf }: Pick<WrittenSearch<Row>, 'kind' | 'textOf'>,
  row: Parameters<typeof textOf>[0] &
    Pick<SearchedRow, 'id' | 'communityId' | 'authorId' | 'postedAt'>,
): AddedText {
  const { id: subjectId, communityId, authorId, postedAt: at } = row
  return { scope: scopeOf(kind, communityId), subjectId, authorId, text: textOf(row), at }
}

/** A page of what holds all words; none where there are none to look for, or the viewer may not enter. */
export async function searchWritten<Row extends SearchedRow>(
  context: GatewayContext,
  communityId: string,
  { kind, most, textOf, findStanding }: WrittenSearch<Row>,
  { words: typed, authorId, within, ...args }: SearchArgs,
) {
  const { db, now } = context
  const words = isSearchTooLong(typed) ? [] : readSearch(typed)
  const isAuthor = !authorId || prefixOf(authorId) === 'user'
  if (words.length === 0 || !isAuthor || !(await mayEnter(context, communityId)))
    return answer<Row>([], undefined, args)
  const retryAt = refuseSearch(context)
  if (retryAt) return { ...answer<Row>([], undefined, args), retryAt }
  const { key, size } = readKeysetPage(args, { most, decode: decodePlace })
  const { rows, next } = await searchTexts(db, {
    scope: scopeOf(kind, communityId),
    words,
    authorId: authorId ?? undefined,
    size,
    below: key,
    since: within ? new Date(now().getTime() - days[within] * dayMs) : undefined,
    async load(ids) {
      const readable = await readableAmong(context, await findStanding(db, ids))
      return new Map<string, Readable<Row>>(
        readable.map((row) => [row.id, { row, text: textOf(row) }]),
      )
    },
  })
  return answer(
    rows.map(({ row, number }) => toEdge(row, number)),
    next,
    args,
  )
}

const answer = <Row>(
  edges: { cursor: string; node: Row }[],
  next: number | undefined,
  { after }: Pick<ConnectionArgs, 'after'>,
) => ({
  edges,
  pageInfo: {
    hasNextPage: next !== undefined,
    hasPreviousPage: Boolean(after),
    startCursor: edges[0]?.cursor ?? null,
    endCursor: next === undefined ? (edges.at(-1)?.cursor ?? null) : encodeCursor(next),
  },
  retryAt: null as Date | null,
})

/** A number is longer than the cursors of lists that a person counts. */
function decodePlace(cursor: string | null | undefined): number | undefined {
  if (!cursor) return undefined
  const place = Number(Buffer.from(cursor, 'base64url').toString())
  return Number.isSafeInteger(place) && place >= 0 ? place : undefined
}

/** Those that are for the viewer to read, and of nobody who blocks the viewer or is blocked by them. */
async function readableAmong<Row extends SearchedRow>(
  context: GatewayContext,
  standing: readonly Row[],
): Promise<Row[]> {
  const rows = await readableTo(context, standing)
  const sides = await Promise.all(rows.map(({ authorId }) => blockBetween(context, authorId)))
  return rows.filter((_, at) => sides[at] === undefined)
}
