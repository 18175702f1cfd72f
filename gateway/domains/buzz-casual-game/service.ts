import DataLoader from 'dataloader'
import { addDays, dayInJapan, startOfDay } from '#rules/day.ts'
import { mayEnter } from '../community/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { countPlays, findPlay, findPlayOf, findRank, findRanks, findSeed } from './store.ts'
import type { BuzzCasualGamePlayRow, BuzzCasualGameRankRow, BuzzCasualGameRow } from './tables.ts'

/** How far behind the count of plays may be for whoever has not just ended one: as the counts of draws. */
const countedMs = 2_000

/** A play that began before midnight counts for its day until so long after. */
export const graceMs = 5 * 60_000

export { playedDays, scoresOf } from './store.ts'

/** When a day in Japan ends, which is when the next begins. */
export const endOf = (day: string): Date => addDays(startOfDay(day), 1)

export const isOfToday = ({ now }: GatewayContext, day: string): boolean =>
  dayInJapan(now()) === day

/** Whether a play goes on: it is neither ended, nor is its time over. */
export const isOpenAt = ({ endedAt, endsAt }: BuzzCasualGamePlayRow, at: Date): boolean =>
  endedAt === null && endsAt > at

/** The game of a day, today's without one; null where nobody played on it, or the viewer may not know. */
export async function gameOf(
  context: GatewayContext,
  communityId: string,
  day?: string | null,
): Promise<BuzzCasualGameRow | null> {
  if (!(await mayEnter(context, communityId))) return null
  const game = { communityId, day: day ?? dayInJapan(context.now()) }
  if (isOfToday(context, game.day)) return game
  return (await findSeed(context.db, game)) === undefined ? null : game
}

/** The play with this id: while it goes on, its fan's alone; once it is over, for all who may enter its community. */
export async function loadPlay(
  context: GatewayContext,
  id: string,
): Promise<BuzzCasualGamePlayRow | null> {
  if (prefixOf(id) !== 'buzzplay') return null
  const row = await findPlay(context.db, id)
  const isKnown = await mayEnter(context, row?.communityId)
  if (!row || !isKnown) return null
  return row.endedAt !== null || row.fanId === context.userId ? row : null
}

/** The viewer's play of a day; null where they have none. */
export async function viewerPlayOf(
  { userId, db }: GatewayContext,
  game: BuzzCasualGameRow,
): Promise<BuzzCasualGamePlayRow | null> {
  return userId === null ? null : ((await findPlayOf(db, game, userId)) ?? null)
}

/** What a play is dealt, for whoever plays it, as long as they do. */
export async function seedFor(
  { db, userId }: GatewayContext,
  play: BuzzCasualGamePlayRow,
): Promise<string | null> {
  if (play.fanId !== userId || play.endedAt !== null) return null
  return (await findSeed(db, play)) ?? null
}

/** How many have played to the end, of all fans. */
export function playsOf(
  { cache, db, tenantId, userId }: GatewayContext,
  game: BuzzCasualGameRow,
): Promise<number> {
  const options = { ms: countedMs, readerId: userId }
  return cache.get(tenantId, 'buzzGamePlays', keyOf(game), () => countPlays(db, game), options)
}

/** After an ending's commit: whoever played is counted where they look next. */
export function forgetPlays(
  { cache, tenantId }: Pick<GatewayContext, 'cache' | 'tenantId'>,
  game: BuzzCasualGameRow,
  fanId: string,
): void {
  cache.forgetFor(tenantId, 'buzzGamePlays', keyOf(game), fanId)
}

const keyOf = ({ communityId, day }: BuzzCasualGameRow) => `${communityId} ${day}`

export const rankOf = ({ db }: GatewayContext, play: BuzzCasualGamePlayRow) => findRank(db, play)

export const topOf = (
  { db }: GatewayContext,
  game: BuzzCasualGameRow,
  most: number,
): Promise<BuzzCasualGameRankRow[]> => findRanks(db, game, { from: 1, most })

/** The viewer's place with those around it: five before, five after. */
export async function viewerRanksOf(
  context: GatewayContext,
  game: BuzzCasualGameRow,
): Promise<BuzzCasualGameRankRow[]> {
  const play = await viewerPlayOf(context, game)
  const rank = play && (await findRank(context.db, play))
  if (rank === null) return []
  const from = Math.max(rank - 5, 1)
  return findRanks(context.db, game, { from, most: rank + 6 - from })
}

/**
 * Whether the viewer may see what a day deals: to all it is told once nobody can play it any more, before that to those
 * whose own try is over.
 */
export async function maySeeDealt(
  context: GatewayContext,
  { communityId, day }: BuzzCasualGameRow,
): Promise<boolean> {
  const { now, userId } = context
  if (now().getTime() > endOf(day).getTime() + graceMs) return true
  if (userId === null) return false
  // One question for all rows of a ranking.
  const tries = context.loader<string, boolean>(
    'viewerTries',
    (asked) =>
      new DataLoader((keys) =>
        Promise.all(
          keys.map(async (key) => {
            const [communityId = '', day = ''] = key.split(' ')
            const play = await viewerPlayOf(asked, { communityId, day })
            return play !== null && !isOpenAt(play, asked.now())
          }),
        ),
      ),
  )
  return tries.load(keyOf({ communityId, day }))
}

/** A play that is over, with what it was dealt, by its id, whoever played it. */
export async function endedPlay(
  { db }: GatewayContext,
  id: string,
): Promise<(BuzzCasualGamePlayRow & { seed: string }) | undefined> {
  const play = await findPlay(db, id)
  if (!play?.endedAt) return undefined
  return { ...play, seed: (await findSeed(db, play))! }
}
