import { inputOf } from '#rules/games/greenhouse/watch.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { endedPlay as endedGreenhouse, maySeeDealt } from '../buzz-casual-game/service.ts'
import { endedPlay as endedNight } from '../casual-game/service.ts'
import { mayEnter } from '../community/service.ts'
import { blockBetween } from '../mute/service.ts'
import { findPresentUser, loadUser } from '../user/service.ts'
import { standsOnItsDay } from './service.ts'
import type { GameRankRow, GameReplayRow } from './tables.ts'

type Play = { communityId: string; playId: string; fanId: string; day: string }

/** Whether the viewer may watch a play now: the game of the day deals everyone the same. */
export async function watchingOf(
  context: GatewayContext,
  { communityId, playId, day }: Pick<Play, 'communityId' | 'playId' | 'day'>,
): Promise<'OPEN' | 'AFTER_OWN_TRY'> {
  if (prefixOf(playId) !== 'buzzplay') return 'OPEN'
  return (await maySeeDealt(context, { communityId, day })) ? 'OPEN' : 'AFTER_OWN_TRY'
}

/** Whether a place of a ranking can be watched; null where its fan has left, or they and the viewer keep apart. */
export async function rankWatchingOf(context: GatewayContext, row: GameRankRow) {
  const [fan, block] = await Promise.all([
    loadUser(context, row.fanId),
    blockBetween(context, row.fanId),
  ])
  return fan === null || block !== undefined ? null : watchingOf(context, row)
}

/**
 * The play with this id to be watched: the viewer's own, or another's that stands in the ranking of its day. Null, as
 * for one that never was, while it goes on, for whoever may not enter its community, where its fan has left or may not
 * use the service, and where they and the viewer keep each other away.
 */
export async function replayOf(
  context: GatewayContext,
  communityId: string,
  playId: string,
): Promise<GameReplayRow | null> {
  const play = await endedPlay(context, playId)
  if (play?.communityId !== communityId || !(await mayEnter(context, communityId))) return null
  if (play.fanId === context.userId) return play
  const [fan, block, isRanked] = await Promise.all([
    findPresentUser(context.db, play.fanId),
    blockBetween(context, play.fanId),
    standsOnItsDay(context, play),
  ])
  return fan?.status === 'active' && block === undefined && isRanked ? play : null
}

async function endedPlay(context: GatewayContext, playId: string): Promise<GameReplayRow | null> {
  const prefix = prefixOf(playId)
  if (prefix === 'buzzplay') {
    const play = await endedGreenhouse(context, playId)
    if (!play) return null
    const { communityId, day, fanId, rules, seed } = play
    const inputs = play.inputs!.map(inputOf)
    return {
      communityId,
      day,
      fanId,
      rules,
      seed,
      inputs,
      playId,
      game: 'greenhouse',
      score: play.score!,
    }
  }
  if (prefix !== 'casualplay') return null
  const play = await endedNight(context, playId)
  if (!play) return null
  const { communityId, day, fanId, rules, seed, name: game } = play
  return {
    communityId,
    day,
    fanId,
    rules,
    seed,
    playId,
    game,
    score: play.score!,
    inputs: play.inputs!,
  }
}
