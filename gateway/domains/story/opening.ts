import { sql, type SQL } from 'drizzle-orm'
import { addDays, dayInJapan } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { tellAll } from '../notification/service.ts'
import { ranksHeld } from '../supporter-rank/service.ts'
import { insertOpenings } from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    tellOfChapters: null
  }
}

// Chapters open at full hours, at which the job rings too.
export const storyJobs: JobKinds = { tellOfChapters: { run: tellOfChapters, again: '*/5 * * * *' } }

/** What opened longer ago than this is no news, should no gateway have run. */
const daysOfNews = 7

/** What is told of a `chapter`, and whom: each `reader` who has opened an earlier one of its `story`, and is not in it. */
const told = sql`select distinct reader.fan_id, chapter.id as subject_id, story.community_id`
const fromItsReaders = sql`
  from story_chapter as chapter
  join story on story.id = chapter.story_id
  join story_chapter as earlier
    on earlier.story_id = chapter.story_id and earlier.number < chapter.number
  join (
    select fan_id, chapter_id from story_place
    union all select fan_id, chapter_id from story_unlock
  ) as reader on reader.chapter_id = earlier.id and not exists (
    select from story_place as place
    where place.fan_id = reader.fan_id and place.chapter_id = chapter.id
  )`

/**
 * Tells whoever has opened an earlier chapter of the same story of each that can be read by now, unless they are in it
 * already: of one that asks for a rank, those who held it at the last count. That it is told is noted in the same
 * transaction: it may break off anywhere, run twice, or late.
 */
export async function tellOfChapters({ db, now }: JobContext): Promise<void> {
  const at = now()
  await db.transaction(async (transaction) => {
    const opened = await insertOpenings(transaction, { at, since: addDays(at, -daysOfNews) })
    if (opened.length === 0) return
    const ofPeriods = sql`
      ${told} ${fromItsReaders}
      where chapter.id = any(${sql.param(opened)}::text[]) and chapter.condition = 'PERIOD'`
    const ofRanks = sql`
      ${told} ${fromItsReaders}
      join (${ranksHeld(dayInJapan(at))}) as held
        on held.fan_id = reader.fan_id and held.community_id = story.community_id
      where chapter.id = any(${sql.param(opened)}::text[]) and chapter.condition = 'SUPPORTER_RANK'
        and chapter.rank_number <= held.number`
    const fans = sql`${ofPeriods} union ${ofRanks}`
    await tellAll(transaction, { kind: 'CHAPTER_OPENED', at, fans })
  })
}

/**
 * Of a community's fans those who wait for a rank's chapter of a story that they have begun, and were told nothing of it
 * yet: a query of `fan_id` and the `rank_number` that the chapter asks for.
 */
export function readersBelow(communityId: string): SQL {
  return sql`
    select distinct reader.fan_id, chapter.rank_number ${fromItsReaders}
    where story.community_id = ${communityId} and chapter.condition = 'SUPPORTER_RANK' and not exists (
      select from notification as known
      where known.fan_id = reader.fan_id and known.kind = 'CHAPTER_OPENED' and known.subject_id = chapter.id)`
}

/** A fan whose rank has risen: the numbers of the one that they had, 0 without, and of the one that they have. */
export type Rise = { fanId: string; from: number; to: number }

/**
 * Tells fans whose rank in a community has risen of the chapters that it opens in stories which they have begun, each
 * once for good: also where a rank is lost and reached again.
 */
export async function tellOfRanks(
  db: Queryable,
  { communityId, rises, at }: { communityId: string; rises: readonly Rise[]; at: Date },
): Promise<void> {
  if (rises.length === 0) return
  const columns = [
    sql`${sql.param(rises.map(({ fanId }) => fanId))}::text[]`,
    sql`${sql.param(rises.map(({ from }) => from))}::integer[]`,
    sql`${sql.param(rises.map(({ to }) => to))}::integer[]`,
  ]
  const fans = sql`
    ${told} ${fromItsReaders}
    join unnest(${sql.join(columns, sql`, `)}) as risen (fan_id, had, has)
      on risen.fan_id = reader.fan_id
    where story.community_id = ${communityId} and chapter.condition = 'SUPPORTER_RANK'
      and chapter.rank_number > risen.had and chapter.rank_number <= risen.has`
  await tellAll(db, { kind: 'CHAPTER_OPENED', at, fans })
}
