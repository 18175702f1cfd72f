import { dayInJapan } from '#rules/day.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { mayEnter } from '../community/service.ts'
import { readStamina } from './stamina.ts'
import { findBest, findPlay, findTop } from './store.ts'
import type { CasualGamePlayRow, CasualGameRankRow, CasualGameRow, StaminaRow } from './tables.ts'

export { scoresOf } from './store.ts'

const games = new Set(['lighthouse'])

/** Whether there is a game of this name. */
export const isGame = (name: string): boolean => games.has(name)

/** The game of a name; null where there is none, or the viewer may not know. */
export async function gameOf(
  context: GatewayContext,
  communityId: string,
  name: string,
): Promise<CasualGameRow | null> {
  return isGame(name) && (await mayEnter(context, communityId)) ? { communityId, name } : null
}

export const topOf = (
  { db, now }: GatewayContext,
  game: CasualGameRow,
  { isOfToday, most }: { isOfToday: boolean; most: number },
): Promise<CasualGameRankRow[]> =>
  findTop(db, game, { most, ...(isOfToday && { day: dayInJapan(now()) }) })

/** The viewer's best score; null without one. */
export async function viewerBestOf(
  { db, userId }: GatewayContext,
  game: CasualGameRow,
): Promise<number | null> {
  return userId === null ? null : findBest(db, game, userId)
}

/** What the viewer has left; null for a guest. */
export async function viewerStaminaOf(
  context: GatewayContext,
  { communityId }: CasualGameRow,
): Promise<StaminaRow | null> {
  const { userId } = context
  return userId === null ? null : readStamina(context, { communityId, fanId: userId })
}

/** A play that is over, by its id, whoever played it. */
export async function endedPlay(
  { db }: GatewayContext,
  id: string,
): Promise<CasualGamePlayRow | undefined> {
  const play = await findPlay(db, id)
  return play?.endedAt ? play : undefined
}
