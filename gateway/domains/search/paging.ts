import { addDays, startOfDay } from '#rules/day.ts'
import { isSearchTooLong, readSearch } from '#rules/search.ts'
import { readKeysetPage, toEdge, type ConnectionArgs } from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { encodeCursor } from '../../platform/graphql/cursor.ts'
import type { SearchPeriod } from '../types.generated.ts'
import { searchTexts, type Readable } from './engine.ts'
import { refuseSearch } from './refusing.ts'
import { loadSought } from './seeking.ts'

const days: Record<SearchPeriod, number> = { DAY: 1, WEEK: 7, MONTH: 30 }

export type SearchArgs = Pick<ConnectionArgs, 'first' | 'after'> & {
  words: string
  authorId?: string | null
  within?: SearchPeriod | null
  /** The first day in Japan, and the last, `YYYY-MM-DD`. */
  since?: string | null
  until?: string | null
  hasPicture?: boolean | null
}

/** In what is looked, and what of it the viewer may read. */
type Looking<Row> = {
  communityId: string
  scope: string
  /** The part of the scope that is looked through alone. */
  partId?: string | undefined
  /** The most of a page: the field's `listSizes`. */
  most: number
  /** Those of these ids that the viewer may read, each with all in which a word may stand. */
  load: (ids: readonly string[]) => Promise<readonly (Readable<Row> & { id: string })[]>
}

/**
 * A page of what holds all words, the newest first, of one person, of some days, with pictures; none where neither a word
 * nor a person nor pictures are looked for, or the viewer may know of no such person. It may be short, or empty, and go on:
 * one takes so much time at most.
 */
export async function searchPage<Row>(
  context: GatewayContext,
  { communityId, scope, partId, most, load }: Looking<Row>,
  { words: typed, authorId, within, since, until, hasPicture, ...args }: SearchArgs,
) {
  const { db } = context
  const words = readSearch(typed)
  const isSought = words.length > 0 || authorId || hasPicture
  if (!isSought || isSearchTooLong(typed)) return emptyPage<Row>(args)
  const retryAt = refuseSearch(context)
  if (retryAt) return { ...emptyPage<Row>(args), retryAt }
  if (authorId && !(await loadSought(context, communityId, authorId))) return emptyPage<Row>(args)
  const { key, size } = readKeysetPage(args, { most, decode: decodePlace })
  const { rows, next } = await searchTexts(db, {
    scope,
    partId,
    words,
    authorId: authorId ?? undefined,
    size,
    below: key,
    ...timeOf(context, { within, since, until }),
    hasPicture: hasPicture ?? false,
    load: async (ids) => new Map((await load(ids)).map(({ id, ...found }) => [id, found])),
  })
  return answer(
    rows.map(({ row, number }) => toEdge(row, number)),
    next,
    args,
  )
}

/** Between which instants something was written; what has not come yet bounds nothing. */
function timeOf(
  { now }: GatewayContext,
  { within, since, until }: Pick<SearchArgs, 'within' | 'since' | 'until'>,
) {
  const starts = [
    ...(within ? [addDays(now(), -days[within])] : []),
    ...(since ? [startOfDay(since)] : []),
  ]
  const end = until ? addDays(startOfDay(until), 1) : undefined
  return {
    since: starts.toSorted((one, other) => other.getTime() - one.getTime())[0],
    until: end && end <= now() ? new Date(Math.max(end.getTime(), 0)) : undefined,
  }
}

/** What a search finds where there is nothing to find. */
export const emptyPage = <Row>(args: Pick<ConnectionArgs, 'after'>) =>
  answer<Row>([], undefined, args)

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
