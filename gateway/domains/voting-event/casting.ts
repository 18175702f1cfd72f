import { receiptOf } from '#rules/voteReceipt.ts'
import { roundAt } from '#rules/votingRounds.ts'
import { viewerMembership } from '../community/service.ts'
import { newId } from '../../platform/ids.ts'
import { checkRequestKey } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { CastVoteInput } from '../types.generated.ts'
import { findPresentUser } from '../user/service.ts'
import { tellSoon } from './counting.ts'
import { candidateOf, candidatesOf, loadEvent, nextRoundOf } from './service.ts'
import { findVotesOf, insertVote } from './store.ts'
import type { VoteRow, VotingEventRow } from './tables.ts'
import { voterProblem } from './voter.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    vote: 'a fan’s vote in a round'
  }
}

/**
 * Votes for a candidate in the round that is open: permission first, then one statement that holds to one vote a fan
 * and round. The same key for the same candidate again answers with that vote.
 */
export async function castVote(
  context: GatewayContext,
  { eventId, candidateId, idempotencyKey }: CastVoteInput,
) {
  const { userId, db, now } = context
  const user = userId === null ? undefined : await findPresentUser(db, userId)
  if (userId === null || !user) return { __typename: 'UnauthenticatedError' as const }
  const event = await loadEvent(context, eventId)
  if (!event) return { __typename: 'NotFoundError' as const, field: 'eventId' }
  const candidates = await candidatesOf(context, event.id)
  if (!candidates.some(({ id }) => id === candidateId))
    return { __typename: 'NotFoundError' as const, field: 'candidateId' }
  if (!(await viewerMembership(context, event.communityId)))
    return { __typename: 'NotJoinedError' as const, communityId: event.communityId }
  checkRequestKey(idempotencyKey)
  const problem = voterProblem(event, user, now())
  if (problem) return { __typename: 'VoterError' as const, ...problem }

  const castAt = now()
  const round = roundAt(event, castAt)
  if (!round) return roundError(context, event)
  const { day } = round
  const outcome = await insertVote(db, {
    eventId,
    candidateId,
    idempotencyKey,
    castAt,
    round,
    fanId: userId,
    id: newId('vote'),
    most: event.votesMost,
    receipt: receiptOf({ eventId, day, voterId: userId, key: idempotencyKey }),
    voterSince: user.createdAt,
    address: context.requester,
  })
  if (outcome === 'CLOSED') return roundError(context, event)
  if (outcome === 'LIMIT')
    return { __typename: 'VoteLoggedInUserLimitVoted' as const, most: event.votesMost }
  context.clearLoaders()
  const votes = await findVotesOf(db, userId, event.id)
  const vote = votes.find((each) => each.day === day)
  if (!vote) throw new Error(`a vote of ${day} is gone`)
  if (outcome === 'VOTED') return alreadyVoted(context, event, vote)
  if (outcome === 'CAST') tellSoon(context, event)
  return { __typename: 'CastVoteSuccess' as const, event, vote }
}

function roundError(context: GatewayContext, event: VotingEventRow) {
  return {
    __typename: 'VoteRoundError' as const,
    code: context.now() < event.opensAt ? ('NOT_OPEN_YET' as const) : ('CLOSED' as const),
    retryAt: nextRoundOf(context, event),
  }
}

async function alreadyVoted(context: GatewayContext, event: VotingEventRow, vote: VoteRow) {
  const { name } = await candidateOf(context, vote)
  return {
    __typename: 'VoteToRoundAlreadyVotedError' as const,
    retryAt: nextRoundOf(context, event),
    candidateName: name[context.language],
  }
}
