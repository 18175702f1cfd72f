import { dayInJapan } from '#rules/day.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { tellOfRanks } from '../story/service.ts'
import { findPoints, findRanks, findSeasonsOf } from './store.ts'
import type { SeasonRow } from './tables.ts'

type Counted = { fanId: string; points: number }

/**
 * Reads what a count of a season's members needs to know, and answers with what tells those of them whose rank has risen
 * of the chapters that it opens. That is called before what was counted is kept, in the same transaction: so nobody
 * whose rise is kept was not told. Ranks of the newest two seasons open chapters, the higher one counts.
 */
export async function readRises(
  db: Queryable,
  season: SeasonRow,
  at: Date,
): Promise<(transaction: Transaction, counted: readonly Counted[]) => Promise<void>> {
  const { communityId } = season
  const seasons = await findSeasonsOf(db, communityId)
  const opening = seasons.filter(({ opensOn }) => opensOn <= dayInJapan(at)).slice(0, 2)
  const isOpening = opening.some(({ id }) => id === season.id)
  const other = opening.find(({ id }) => id !== season.id)
  const rankOf = await readRanks(db, season)
  const otherRankOf = other && (await readRanks(db, other))
  return async (transaction, counted) => {
    if (!isOpening) return
    const before = await findPoints(transaction, season.id, idsOf(counted))
    const risen = counted
      .map(({ fanId, points }) => ({
        fanId,
        from: rankOf(before.get(fanId)),
        to: rankOf(points),
      }))
      .filter(({ from, to }) => from < to)
    if (risen.length === 0) return
    const others = other ? await findPoints(transaction, other.id, idsOf(risen)) : undefined
    const rises = risen.map(({ fanId, from, to }) => ({
      fanId,
      to,
      from: Math.max(from, otherRankOf?.(others?.get(fanId)) ?? 0),
    }))
    await tellOfRanks(transaction, { communityId, rises, at })
  }
}

const idsOf = (fans: readonly { fanId: string }[]) => fans.map(({ fanId }) => fanId)

/** Of a season, the number of the highest rank that so many points reach; 0 without. */
async function readRanks(db: Queryable, { id }: SeasonRow): Promise<(points?: number) => number> {
  const ranks = await findRanks(db, id)
  return (points = 0) => ranks.findLast((each) => each.points <= points)?.number ?? 0
}
