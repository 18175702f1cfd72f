import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { mayEnter, readableTo } from '../community/service.ts'
import { blockBetween } from '../mute/service.ts'
import { emptyPage, searchPage, type AddedText, type SearchArgs } from '../search/service.ts'
import type { Audience } from '../types.generated.ts'
import type { WrittenRow } from './kind.ts'

type SearchedRow = WrittenRow & { audience: Audience }

/** How one kind of what fans write is found. */
export type WrittenSearch<Row extends SearchedRow> = {
  kind: 'post' | 'topic'
  /** The most of a page: the field's `listSizes`. */
  most: number
  /** All in which a word may stand. */
  textOf: (row: Pick<Row, keyof Row & ('text' | 'title')>) => string
  /** None of a kind that shows no pictures. */
  hasPicture?: (row: Row) => boolean
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
  { kind, most, textOf, hasPicture = () => false, findStanding }: WrittenSearch<Row>,
  args: SearchArgs,
) {
  if (!(await mayEnter(context, communityId))) return emptyPage<Row>(args)
  const load = async (ids: readonly string[]) => {
    const readable = await readableAmong(context, await findStanding(context.db, ids))
    return readable.map((row) => ({
      id: row.id,
      row,
      text: textOf(row),
      hasPicture: hasPicture(row),
    }))
  }
  const looking = { communityId, scope: scopeOf(kind, communityId), most, load }
  return searchPage(context, looking, args)
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
