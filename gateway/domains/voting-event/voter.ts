import { roundAt } from '#rules/votingRounds.ts'
import { viewerMembership } from '../community/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { VoterStanding } from '../types.generated.ts'
import { findPresentUser } from '../user/service.ts'
import type { UserRow } from '../user/tables.ts'
import { findVotesOf } from './store.ts'
import type { VoteRow, VotingEventRow } from './tables.ts'

const hourMs = 60 * 60 * 1000

type Voter = Pick<UserRow, 'createdAt' | 'phoneNumber'>

/** From when on an account is old enough to vote. */
export function mayVoteFrom({ voterAgeHours }: VotingEventRow, { createdAt }: Voter): Date {
  return new Date(createdAt.getTime() + voterAgeHours * hourMs)
}

/** Why this account may not vote in an event; undefined where it may. */
export function voterProblem(event: VotingEventRow, voter: Voter, now: Date) {
  const from = mayVoteFrom(event, voter)
  if (now < from) return { code: 'ACCOUNT_TOO_NEW' as const, retryAt: from }
  return event.needsPhone && voter.phoneNumber === null
    ? { code: 'PHONE_REQUIRED' as const }
    : undefined
}

/** The viewer's votes in an event, the newest first; none for a guest. */
export async function viewerVotes(
  { userId, db }: GatewayContext,
  event: VotingEventRow,
): Promise<VoteRow[]> {
  return userId === null ? [] : findVotesOf(db, userId, event.id)
}

/** What the viewer could do now, in a word. */
export async function viewerStanding(
  context: GatewayContext,
  event: VotingEventRow,
): Promise<VoterStanding> {
  const { userId, db, now } = context
  const user = userId === null ? undefined : await findPresentUser(db, userId)
  if (!user) return 'GUEST'
  const votes = await viewerVotes(context, event)
  const round = roundAt(event, now())
  if (round && votes[0]?.day === round.day) return 'VOTED'
  if (votes.length >= event.votesMost) return 'LIMIT'
  if (!round) return 'CLOSED'
  if (!(await viewerMembership(context, event.communityId))) return 'NOT_JOINED'
  return voterProblem(event, user, now())?.code ?? 'MAY_VOTE'
}

/** From when on the viewer's account is old enough; null where it is, and for a guest. */
export async function viewerMayVoteFrom(
  { userId, db, now }: GatewayContext,
  event: VotingEventRow,
): Promise<Date | null> {
  const user = userId === null ? undefined : await findPresentUser(db, userId)
  const from = user && mayVoteFrom(event, user)
  return from && from > now() ? from : null
}
