import { dayInJapan, daysUntil, startOfDay } from '#rules/day.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { readersBelow } from '../story/service.ts'
import { readRises } from './rising.ts'
import { isOverAt } from './service.ts'
import { pointsOf, sumOf } from './sources.ts'
import {
  findBands,
  findCount,
  findMembersAfter,
  findNear,
  findUncounted,
  putCount,
  putStandings,
} from './store.ts'
import type { SeasonRow } from './tables.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    countSupporters: null
    tellOfRises: null
  }
}

/** So many fans are counted by one statement. */
const atOnce = 20

/** So many are looked at between two counts, each time: whoever is further down is told by the count. */
const mostNear = 400

/** Each hour, since a season's end is a midnight: one under way is counted once a day, one that is over for good. */
export const supporterJobs: JobKinds = {
  countSupporters: { run: countSupporters, again: '50 * * * *' },
  tellOfRises: { run: tellOfRises, again: '*/10 * * * *' },
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
      fanId,
      points: sumOf(points[index]!),
      bySource: points[index]!,
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

/**
 * Tells between two counts who has reached a rank since the last one what it opens. Looked at are those alone who wait for
 * a chapter that a day's acts could bring them. Nothing is kept: the count keeps what was reached, and tells nobody twice.
 */
async function tellOfRises({ db, now, signal }: JobContext): Promise<void> {
  const at = now()
  for (const season of await findUncounted(db)) {
    if (season.opensOn > dayInJapan(at) || isOverAt(season, at)) continue
    const fanIds = await findNear(db, season, {
      waiting: readersBelow(season.communityId),
      reach: reachOf(season, (await findCount(db, season.id))?.at, at),
      most: mostNear,
    })
    if (fanIds.length === 0) continue
    const tellRisen = await readRises(db, season, at)
    for (let from = 0; from < fanIds.length; from += atOnce) {
      signal.throwIfAborted()
      const some = fanIds.slice(from, from + atOnce)
      const points = await pointsOf(db, season, some)
      const counted = some.map((fanId, index) => ({ fanId, points: sumOf(points[index]!) }))
      await db.transaction((transaction) => tellRisen(transaction, counted))
    }
  }
}

/** How many points a fan can have got since they were counted last, the days of the count and of now included. */
function reachOf({ opensOn, rules }: SeasonRow, countedAt: Date | undefined, at: Date): number {
  const days = daysUntil(dayInJapan(at), countedAt ?? startOfDay(opensOn)) + 1
  return rules.reduce((sum, { mostPerDay }) => sum + mostPerDay * days, 0)
}
