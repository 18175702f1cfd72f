import { dayInJapan } from '#rules/day.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { readRises } from './rising.ts'
import { isOverAt } from './service.ts'
import { pointsOf, sumOf } from './sources.ts'
import {
  findBands,
  findCount,
  findMembersAfter,
  findUncounted,
  putCount,
  putStandings,
} from './store.ts'
import type { SeasonRow } from './tables.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    countSupporters: null
  }
}

/** So many fans are counted by one statement. */
const atOnce = 20

/** Each hour, since a season's end is a midnight: one under way is counted once a day, one that is over for good. */
export const supporterJobs: JobKinds = {
  countSupporters: { run: countSupporters, again: '50 * * * *' },
}

async function countSupporters(context: JobContext): Promise<void> {
  const at = context.now()
  for (const season of await findUncounted(context.db)) {
    if (season.opensOn > dayInJapan(at)) continue
    const last = await findCount(context.db, season.id)
    const isDue = isOverAt(season, at) || !last || dayInJapan(last.at) < dayInJapan(at)
    if (isDue) await countSeason(context, season, at)
  }
}

/**
 * Counts all members of a season, and tells those whose rank has risen what it opens. It may break off anywhere and be
 * run again: it is final by its last statement.
 */
async function countSeason({ db, signal }: JobContext, season: SeasonRow, at: Date): Promise<void> {
  const tellRisen = await readRises(db, season, at)
  let after = ''
  for (;;) {
    signal.throwIfAborted()
    const fanIds = await findMembersAfter(db, season.communityId, after, atOnce)
    if (fanIds.length === 0) break
    const points = await pointsOf(db, season, fanIds)
    const standings = fanIds.map((fanId, index) => ({
      ...{ fanId, points: sumOf(points[index]!), bySource: points[index]! },
    }))
    await db.transaction(async (transaction) => {
      await tellRisen(transaction, standings)
      await putStandings(transaction, season.id, standings)
    })
    after = fanIds.at(-1)!
  }
  const isFinal = isOverAt(season, at)
  await putCount(db, { seasonId: season.id, at, isFinal, ...(await findBands(db, season.id)) })
}
