import { randomBytes } from 'node:crypto'
import { dayInJapan } from '#rules/day.ts'
import { greenhouseRules, replay, settleMs } from '#rules/games/greenhouse/replay.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import { loadCommunity, viewerMembership } from '../community/service.ts'
import type { FinishBuzzCasualGameInput, StartBuzzCasualGameInput } from '../types.generated.ts'
import { endOf, forgetPlays, graceMs, isOpenAt } from './service.ts'
import {
  deletePlay,
  deletePlayOfOtherRules,
  endPlay,
  findPlayOf,
  findSeed,
  insertDay,
  insertPlay,
  lockPlay,
} from './store.ts'
import type { BuzzCasualGamePlayRow } from './tables.ts'

const minute = 60_000
/** How long a play may take. */
const playMs = 30 * minute
/** By how much a device's and a network's time may differ from ours. */
const slackMs = 2000

/**
 * Begins the viewer's play of today, or answers with the one that goes on: a fan and day have one, so that it needs
 * no key. Its seed is made with the day's first play. A page of other rules than these begins nothing, since what it
 * plays could not be replayed. A play that goes on under others may be ended by a gateway that still has them: it gives
 * way to a new one only where the fan says so.
 */
export async function startGame(
  context: GatewayContext,
  { communityId, day, rules, givesUp }: StartBuzzCasualGameInput,
) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  if (!(await loadCommunity(context, communityId)))
    return { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const startedAt = now()
  if (rules !== greenhouseRules)
    return { __typename: 'BuzzCasualGameRulesChangedError' as const, field: 'rules' }
  const game = { communityId, day }
  if (day !== dayInJapan(startedAt)) {
    // What was begun before midnight goes on until its time is over.
    const begun = await findPlayOf(db, game, userId)
    return begun?.rules === rules && isOpenAt(begun, startedAt)
      ? { __typename: 'StartBuzzCasualGameSuccess' as const, game, play: begun }
      : { __typename: 'NotCasualGameOfTodayError' as const }
  }
  const endsAt = new Date(Math.min(startedAt.getTime() + playMs, endOf(day).getTime() + graceMs))
  const play = await db.transaction(async (transaction) => {
    await insertDay(transaction, game, randomBytes(16).toString('hex'))
    if (givesUp)
      await deletePlayOfOtherRules(transaction, game, { fanId: userId, rules, now: startedAt })
    await insertPlay(transaction, {
      ...game,
      fanId: userId,
      id: newId('buzzplay'),
      rules,
      startedAt,
      endsAt,
    })
    return (await findPlayOf(transaction, game, userId))!
  })
  if (!isOpenAt(play, startedAt))
    return { __typename: 'BuzzCasualGamePlayedError' as const, retryAt: endOf(day) }
  if (play.rules !== rules)
    return { __typename: 'BuzzCasualGameUnderWayError' as const, retryAt: play.endsAt }
  return { __typename: 'StartBuzzCasualGameSuccess' as const, game, play }
}

/**
 * Ends the viewer's play: replays what they did, and keeps what that comes to. Once it is ended, whatever is sent is
 * answered with what is kept.
 */
export async function finishGame(
  context: GatewayContext,
  { playId, inputs }: FinishBuzzCasualGameInput,
) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const missing = { __typename: 'NotFoundError' as const, field: 'playId' }
  if (prefixOf(playId) !== 'buzzplay') return missing
  const answer = await db.transaction(async (transaction) => {
    const play = await lockPlay(transaction, { id: playId, fanId: userId })
    if (!play) return missing
    if (play.endedAt !== null) return succeeded(play)
    const endedAt = context.now()
    if (endedAt > play.endsAt) return refused('EXPIRED')
    if (play.rules !== greenhouseRules) {
      // Our doing, so the fan may begin anew, while it is still that day.
      if (dayInJapan(endedAt) !== play.day) return refused('EXPIRED')
      await deletePlay(transaction, play.id)
      return refused('CHANGED')
    }
    const seed = await findSeed(transaction, play)
    const result = replay(seed!, inputs)
    if (result.problem !== null) return refused(result.problem)
    const lastMs = inputs.at(-1)!.tick + settleMs
    if (lastMs > endedAt.getTime() - play.startedAt.getTime() + slackMs) return refused('TOO_FAST')
    const { house, chains } = result
    const kept = await endPlay(transaction, play.id, {
      endedAt,
      score: house.score,
      best: house.best,
      chains,
      inputs: inputs.map(({ tick, cell }) => ({ tick, cell })),
    })
    return succeeded(kept)
  })
  if (answer.__typename === 'FinishBuzzCasualGameSuccess') forgetPlays(context, answer.game, userId)
  return answer
}

const refused = (code: 'INVALID' | 'INCOMPLETE' | 'TOO_FAST' | 'EXPIRED' | 'CHANGED') => ({
  __typename: 'InvalidSaveScoreError' as const,
  code,
})

const succeeded = (play: BuzzCasualGamePlayRow) => ({
  __typename: 'FinishBuzzCasualGameSuccess' as const,
  game: { communityId: play.communityId, day: play.day },
  play,
})
