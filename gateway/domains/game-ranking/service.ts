import type { SQL } from 'drizzle-orm'
import { dayAfter, dayInJapan, isDay, startOfDay } from '#rules/day.ts'
import { spanOf, type RankingSpan } from '#rules/gameRanking.ts'
import { scoresOf as greenhouseScores } from '../buzz-casual-game/service.ts'
import { scoresOf as casualScores } from '../casual-game/service.ts'
import { mayEnter } from '../community/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { countPlayers, findAround, findTop, stands } from './store.ts'
import type { GameRankingRow, GameRankRow, GameReplayRow } from './tables.ts'

/** What each game's scores are, by its name. */
const scores: ReadonlyMap<string, (ranking: GameRankingRow) => SQL> = new Map([
  ['greenhouse', greenhouseScores],
  ['lighthouse', (ranking) => casualScores({ ...ranking, name: 'lighthouse' })],
])

/** A play that began before midnight counts for its day until so long after: no game takes longer. */
const latestMs = 30 * 60_000
/** How many before and after one's own place are shown. */
const around = 5

/** The ranking of a game; null where there is no such game or day, it has not begun, or the viewer may not know. */
export async function rankingOf(
  context: GatewayContext,
  communityId: string,
  { game, span, day }: { game: string; span: RankingSpan; day?: string | null },
): Promise<GameRankingRow | null> {
  if (!scores.has(game) || !(await mayEnter(context, communityId))) return null
  const today = dayInJapan(context.now())
  const asked = day ?? today
  if (!isDay(asked) || asked > today) return null
  return { communityId, game, span, ...spanOf(span, asked) }
}

export const closesAt = ({ to }: GameRankingRow): Date =>
  new Date(startOfDay(dayAfter(to)).getTime() + latestMs)

export const topOf = (
  { db }: GatewayContext,
  ranking: GameRankingRow,
  most: number,
): Promise<GameRankRow[]> =>
  findTop(db, scoresIn(ranking), most).then((rows) => rows.map((row) => within(ranking, row)))

export const playersOf = ({ db }: GatewayContext, ranking: GameRankingRow): Promise<number> =>
  countPlayers(db, scoresIn(ranking))

/** The viewer's place with those around it; none for a guest, and for who has not played. */
export async function viewerRanksOf(
  { db, userId: fanId }: GatewayContext,
  ranking: GameRankingRow,
): Promise<GameRankRow[]> {
  if (fanId === null) return []
  const rows = await findAround(db, scoresIn(ranking), { fanId, most: around })
  return rows.map((row) => within(ranking, row))
}

const within = (
  { communityId }: GameRankingRow,
  row: Omit<GameRankRow, 'communityId'>,
): GameRankRow => ({ ...row, communityId })

/** Whether a play is its fan's best of its day, and so stands in its ranking. */
export const standsOnItsDay = (
  { db }: GatewayContext,
  { communityId, game, day, ...play }: GameReplayRow,
): Promise<boolean> =>
  stands(db, scoresIn({ communityId, game, span: 'DAY', from: day, to: day }), play)

const scoresIn = (ranking: GameRankingRow): SQL => scores.get(ranking.game)!(ranking)
