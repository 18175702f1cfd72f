import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import { searchText } from './tables.ts'

/** What a domain adds: found within its scope by its text and by its author. */
export type AddedText = {
  scope: string
  subjectId: string
  authorId: string
  text: string
  at: Date
}

/** Adds texts, or what became of them; one statement. */
export async function upsertTexts(db: Queryable, texts: readonly AddedText[]): Promise<void> {
  await db
    .insert(searchText)
    .values([...texts])
    .onConflictDoUpdate({
      target: [searchText.tenantId, searchText.subjectId],
      set: { text: sql`excluded.text` },
    })
}

export async function deleteText(db: Queryable, subjectId: string): Promise<void> {
  await db.delete(searchText).where(eq(searchText.subjectId, subjectId))
}

/** It is in no posting yet. */
const isWaiting = or(isNotNull(searchText.text), isNotNull(searchText.partText))

export type WaitingText = {
  number: number
  scope: string
  partId: string | null
  authorId: string
  text: string
}

/** Texts that are in no posting yet, the oldest first. Nobody else takes them before the transaction ends. */
export async function takeWaiting(transaction: Transaction, most: number): Promise<WaitingText[]> {
  const rows = await transaction
    .select()
    .from(searchText)
    .where(isWaiting)
    .orderBy(searchText.number)
    .limit(most)
    .for('update', { skipLocked: true })
  return rows.map(({ text, partText, ...row }) => ({ ...row, text: text ?? partText ?? '' }))
}

export async function settleTexts(db: Queryable, numbers: readonly number[]): Promise<void> {
  await db
    .update(searchText)
    .set({ text: null, partText: null })
    .where(sql`${searchText.number} = any(${sql.param(numbers)}::bigint[])`)
}

export type Posting = { scope: string; gram: string; segment: number; places: Buffer }

const addPlaces = statement(
  'search_add',
  `insert into search_posting (scope, gram, segment, places)
  select * from unnest($1::text[], $2::text[], $3::integer[], $4::bytea[])
  on conflict (tenant_id, scope, gram, segment) do update set places = search_posting.places || excluded.places`,
)

/** Adds places to those that their grams have in their segments already. */
export async function appendPostings(db: Queryable, postings: readonly Posting[]): Promise<void> {
  await addPlaces(db, [
    postings.map(({ scope }) => scope),
    postings.map(({ gram }) => gram),
    postings.map(({ segment }) => segment),
    postings.map(({ places }) => places),
  ])
}

/** The newest texts below a number that are in no posting yet. */
export function findWaiting(
  db: Queryable,
  { scope, below, most }: { scope: string; below: number; most: number },
) {
  return db
    .select({
      number: searchText.number,
      partId: searchText.partId,
      authorId: searchText.authorId,
      text: sql<string>`coalesce(${searchText.text}, ${searchText.partText})`,
    })
    .from(searchText)
    .where(and(eq(searchText.scope, scope), isWaiting, sql`${searchText.number} < ${below}`))
    .orderBy(sql`${searchText.number} desc`)
    .limit(most)
}

/**
 * The postings of all grams in the newest segments in which the first of them stands. Only `=` and `<=` on the key:
 * row-level security lets no other operator into an index condition.
 */
export const postingsText = `select p.segment, p.gram, p.places
  from (
    select segment from search_posting
    where scope = $1 and gram = $2 and segment <= $4
    order by segment desc limit $5
  ) s
  join search_posting p on p.scope = $1 and p.gram = any($3::text[]) and p.segment = s.segment
  order by p.segment desc`

export const findPostings = statement<Omit<Posting, 'scope'>>('search_postings', postingsText)

/** Along the index of instants, from its end: one row is read. */
export const lastBeforeText = `select number::float8 as number from search_text
  where scope = $1 and at <= $2 order by at desc limit 1`
const lastBefore = statement<{ number: number }>('search_last_before', lastBeforeText)

/** The number of what was written last until then; undefined where nothing was. */
export async function findLastBefore(
  db: Queryable,
  scope: string,
  until: Date,
): Promise<number | undefined> {
  const [row] = await lastBefore(db, [scope, until.toISOString()])
  return row?.number
}

export type Numbered = { number: number; subjectId: string; at: Date }

export const numberedText = `select number::float8 as number, subject_id as "subjectId", at::text as at
  from search_text where number = any($1::bigint[]) and scope = $2
  order by number desc`
const numbered = statement<{ number: number; subjectId: string; at: string }>(
  'search_numbered',
  numberedText,
)

/** What has these numbers, the highest first; what is gone is not among them. */
export async function findNumbered(
  db: Queryable,
  scope: string,
  numbers: readonly number[],
): Promise<Numbered[]> {
  const rows = await numbered(db, [numbers, scope])
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }))
}
