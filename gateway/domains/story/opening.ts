import { sql } from 'drizzle-orm'
import { addDays } from '#rules/day.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { tellAll } from '../notification/service.ts'
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

/**
 * Tells whoever has opened an earlier chapter of the same story of each that can be read by now, unless they are in it
 * already. That it is told is noted in the same transaction: it may break off anywhere, run twice, or late.
 */
export async function tellOfChapters({ db, now }: JobContext): Promise<void> {
  const at = now()
  await db.transaction(async (transaction) => {
    const opened = await insertOpenings(transaction, { at, since: addDays(at, -daysOfNews) })
    if (opened.length === 0) return
    const fans = sql`
      select distinct reader.fan_id, chapter.id as subject_id, story.community_id
      from story_chapter as chapter
      join story on story.id = chapter.story_id
      join story_chapter as earlier
        on earlier.story_id = chapter.story_id and earlier.number < chapter.number
      join (
        select fan_id, chapter_id from story_place
        union all select fan_id, chapter_id from story_unlock
      ) as reader on reader.chapter_id = earlier.id
      where chapter.id = any(${sql.param(opened)}::text[])
        and not exists (
          select from story_place as place
          where place.fan_id = reader.fan_id and place.chapter_id = chapter.id
        )`
    await tellAll(transaction, { kind: 'CHAPTER_OPENED', at, fans })
  })
}
