import { randomBytes } from 'node:crypto'
import { dayInJapan } from '#rules/day.ts'
import { lighthouseRules, replay, stepMs } from '#rules/games/lighthouse/replay.ts'
import { checkRequestKey } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import { loadCommunity, viewerMembership } from '../community/service.ts'
import type { FinishCasualGameInput, StartCasualGameInput } from '../types.generated.ts'
import { isGame } from './service.ts'
import { readStamina, returnStamina, takeStamina } from './stamina.ts'
import { deletePlay, endPlay, findBest, findPlayBy, insertPlay, lockPlay } from './store.ts'
import type { CasualGamePlayRow } from './tables.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    casualplay: 'a play that cost stamina'
  }
}

/** How long a play may take, pauses included. */
const playMs = 30 * 60_000
/** By how much a device's and a network's time may differ from ours. */
const slackMs = 2000

/**
 * Takes one stamina and begins a play, in one transaction: the row of the stamina is held first, so that of many at
 * once as many begin as there is stamina for. The same request has the same play, and costs once.
 */
export async function startPlay(
  context: GatewayContext,
  { communityId, name, requestId, rules }: StartCasualGameInput,
) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  checkRequestKey(requestId, 'requestId')
  if (!(await loadCommunity(context, communityId)))
    return { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (!isGame(name)) return { __typename: 'NotFoundError' as const, field: 'name' }
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  if (rules !== lighthouseRules)
    return { __typename: 'CasualGameRulesChangedError' as const, field: 'rules' }
  const owner = { communityId, fanId: userId }
  const startedAt = now()
  const answer = await db.transaction(async (transaction) => {
    const begun = await findPlayBy(transaction, userId, requestId)
    if (begun) return begun
    const short = await takeStamina(transaction, owner, startedAt)
    // The same request may have been ahead while this one waited for the row.
    const ahead = await findPlayBy(transaction, userId, requestId)
    if (ahead) {
      if (!short) await returnStamina(transaction, owner, startedAt)
      return ahead
    }
    if (short) return { __typename: 'StaminaNotEnoughError' as const, retryAt: short.nextAt }
    return insertPlay(transaction, {
      ...owner,
      name,
      requestId,
      rules,
      startedAt,
      day: dayInJapan(startedAt),
      id: newId('casualplay'),
      seed: randomBytes(16).toString('hex'),
      endsAt: new Date(startedAt.getTime() + playMs),
    })
  })
  if ('__typename' in answer) return answer
  return {
    __typename: 'StartCasualGameSuccess' as const,
    play: answer,
    stamina: await readStamina(context, owner),
  }
}

/**
 * Ends the viewer's play: replays what they did, and keeps what that comes to. Once it is ended, whatever is sent is
 * answered with what is kept.
 */
export async function finishPlay(
  context: GatewayContext,
  { playId, inputs, until }: FinishCasualGameInput,
) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const missing = { __typename: 'NotFoundError' as const, field: 'playId' }
  if (prefixOf(playId) !== 'casualplay') return missing
  return db.transaction(async (transaction) => {
    const play = await lockPlay(transaction, { id: playId, fanId: userId })
    if (!play) return missing
    if (play.endedAt !== null) return succeeded(play)
    const endedAt = context.now()
    if (endedAt > play.endsAt) return refused('EXPIRED')
    if (play.rules !== lighthouseRules) {
      // Our doing: the play goes, so that what it cost comes back once.
      await deletePlay(transaction, play.id)
      await returnStamina(transaction, play, endedAt)
      return refused('CHANGED')
    }
    const { problem, night } = replay(play.seed, inputs, until)
    if (problem !== null) return refused(problem)
    if (until * stepMs > endedAt.getTime() - play.startedAt.getTime() + slackMs)
      return refused('TOO_FAST')
    const best = await findBest(transaction, play, userId)
    const kept = await endPlay(transaction, play.id, {
      endedAt,
      score: night.score,
      isBest: night.score > (best ?? 0),
      inputs: [...inputs],
    })
    return succeeded(kept)
  })
}

const refused = (code: 'INVALID' | 'INCOMPLETE' | 'TOO_FAST' | 'EXPIRED' | 'CHANGED') => ({
  __typename: 'InvalidSaveScoreError' as const,
  code,
})

const succeeded = (play: CasualGamePlayRow) => ({
  __typename: 'FinishCasualGameSuccess' as const,
  play,
  game: { communityId: play.communityId, name: play.name },
})
