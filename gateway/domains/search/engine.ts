import { foldText, gramsToAsk } from '#rules/search.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { segmentSize } from './reading.ts'
import { findLastBefore, findNumbered, findPostings, findWaiting, type Posting } from './store.ts'
import { pictureMark } from './tables.ts'

/**
 * What is looked for: texts that hold all words, folded, of one author, in one part of the scope and with pictures where
 * that is said. Without a word, one of those is said: all of them are in the same index.
 */
export type Search = {
  scope: string
  partId?: string | undefined
  words: readonly string[]
  authorId?: string | undefined
  since?: Date | undefined
  /** Written before. */
  until?: Date | undefined
  hasPicture?: boolean | undefined
}

/** What a domain answers of its own: a row that the viewer may read, with its text as it is now. */
export type Readable<Row> = { row: Row; text: string; hasPicture?: boolean }

type Asked<Row> = Search & {
  /** The page begins under this number. */
  below?: number | undefined
  size: number
  /** Those of these ids that the viewer may read. */
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Readable<Row>>>
  /** Milliseconds since some moment. */
  clock?: () => number
}

export type Found<Row> = {
  rows: { number: number; row: Row }[]
  /** Where the next page begins; undefined where there is none. */
  next: number | undefined
}

/** What one page may take: then it ends, short or empty, with where to go on. */
export const budgetMs = 40
/** What waits is read whole: a minute's writing. */
const mostWaiting = 2_000
/** A superset is found by some of a long search's grams; the text itself decides. */
const mostGrams = 12
const mostSegments = 8
const newest = Number.MAX_SAFE_INTEGER
/** Two that write at once have their numbers in another order than their instants: as many as may write in a moment. */
const mostAtOnce = 1_000

/** Finds the newest texts that hold all words, as many as a page holds, within a budget of time. */
export async function searchTexts<Row>(db: Queryable, asked: Asked<Row>): Promise<Found<Row>> {
  const { size, words, scope, since, until, hasPicture, load } = asked
  const { clock = () => performance.now() } = asked
  const endsAt = clock() + budgetMs
  const rows: Found<Row>['rows'] = []
  const last = until && (await findLastBefore(db, scope, until))
  if (until && last === undefined) return { rows, next: undefined }
  const first = since && (await findLastBefore(db, scope, since))
  const end = first === undefined ? 0 : first - mostAtOnce
  let below = Math.min(asked.below ?? newest, last === undefined ? newest : last + mostAtOnce)
  for await (const { numbers, floor } of candidates(db, { ...asked, below })) {
    for (let at = 0; at < numbers.length; at += size * 2) {
      const chunk = numbers.slice(at, at + size * 2)
      const named = await findNumbered(db, scope, chunk)
      const readable = await load(named.map(({ subjectId }) => subjectId))
      for (const { number, subjectId, at: writtenAt } of named) {
        // What comes later in the list was written earlier, but for what was written at once.
        if (since && writtenAt < since && number <= end) return { rows, next: undefined }
        if (since && writtenAt < since) continue
        if (until && writtenAt >= until) continue
        const found = readable.get(subjectId)
        if (!found || (hasPicture && !found.hasPicture) || !holdsAll(found.text, words)) continue
        if (rows.length === size) return { rows, next: below }
        rows.push({ number, row: found.row })
        below = number
      }
      below = rows.length === size ? below : chunk.at(-1)!
      if (clock() > endsAt) return { rows, next: below }
    }
    if (rows.length < size) below = Math.min(below, floor)
    if (clock() > endsAt) return { rows, next: below }
  }
  return { rows, next: undefined }
}

function holdsAll(text: string, words: readonly string[]): boolean {
  const folded = foldText(text)
  return words.every((word) => folded.includes(word))
}

/** Numbers of texts that may hold all of it, the highest first; and down to where that was looked up. */
async function* candidates(
  db: Queryable,
  { scope, partId, words, authorId, hasPicture, below }: Search & { below: number },
): AsyncGenerator<{ numbers: number[]; floor: number }> {
  const texts = await findWaiting(db, { scope, below, most: mostWaiting })
  let waiting = texts
    .filter((row) => authorId === undefined || row.authorId === authorId)
    .filter((row) => partId === undefined || row.partId === partId)
    .filter(({ text }) => !hasPicture || text.includes(pictureMark))
    .filter(({ text }) => holdsAll(text, words))
    .map(({ number }) => number)
  const grams = [...new Set(words.flatMap(gramsToAsk))].slice(0, mostGrams)
  if (hasPicture) grams.unshift(pictureMark)
  if (partId !== undefined) grams.unshift(partId)
  if (authorId !== undefined) grams.unshift(authorId)
  let top = Math.min(Math.floor((below - 1) / segmentSize), 2 ** 31 - 1)
  for (let count = 1; top >= 0; count = Math.min(count * 2, mostSegments)) {
    const held = await findPostings(db, [scope, grams[0], grams, top, count])
    const segments = Map.groupBy(held, ({ segment }) => segment)
    for (const [segment, postings] of segments) {
      const floor = segment * segmentSize
      const merged = intersect(postings, grams.length, floor, below)
      const late = waiting.filter((number) => number >= floor)
      waiting = waiting.filter((number) => number < floor)
      // Nearly always nothing waits, and what is merged is in order already.
      const numbers =
        late.length === 0
          ? merged
          : [...new Set([...late, ...merged])].toSorted((one, other) => other - one)
      yield { numbers, floor }
    }
    if (segments.size < count) break
    top = Math.min(...segments.keys()) - 1
  }
  if (waiting.length > 0) yield { numbers: waiting, floor: 0 }
}

/** The numbers under `below` that all of so many grams have, the highest first. A place may stand in a posting twice: its text was changed. */
function intersect(
  postings: readonly Omit<Posting, 'scope'>[],
  grams: number,
  floor: number,
  below: number,
): number[] {
  if (postings.length < grams) return []
  const seen = new Uint8Array(segmentSize)
  const rarestFirst = postings.toSorted((one, other) => one.places.length - other.places.length)
  for (const [level, { places }] of rarestFirst.entries())
    for (let at = 0; at < places.length; at += 2) {
      const place = places[at]! | (places[at + 1]! << 8)
      if (seen[place] === level) seen[place] = level + 1
    }
  const found: number[] = []
  for (let place = Math.min(segmentSize, below - floor) - 1; place >= 0; place -= 1)
    if (seen[place] === grams) found.push(floor + place)
  return found
}
