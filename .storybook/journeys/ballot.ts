import type { Fake, Fakes } from '../fake.ts'
import { asMember, fakeCommunity, fakeTenant } from '../fakes/community.ts'
import { fakeUser, fakeViewer } from '../fakes/people.ts'
import { fakeShareCard } from '#features/sharing/fakes.ts'
import { fakeVote, fakeVotingEvent, voted } from '#features/voting-event/fakes.ts'
import { receiptOf } from '#rules/voteReceipt.ts'
import type { CastVoteInput, Vote } from '#schema/types.generated.ts'

/** A gateway's world with a vote in it: a fan votes, shows it to others, and has the coins for it once. */
export function createBallot() {
  const rows: { vote: Fake<Vote> | null; rewards: number } = { vote: null, rewards: 0 }
  const event = () =>
    fakeVotingEvent({
      ...(rows.vote && { ...voted, viewerVotes: [rows.vote] }),
      viewerHasShareReward: rows.rewards > 0,
    })
  const fakes: Fakes = {
    Tenant: fakeTenant,
    Community: () => fakeCommunity({ ...asMember, votingEvent: () => event() }),
    Viewer: () => fakeViewer({ user: fakeUser() }),
    Mutation: () => ({
      castVote: ({ input }) => {
        const { eventId, idempotencyKey: key } = input as CastVoteInput
        const of = { eventId, day: '2026-11-20', voterId: 'user_me', key }
        rows.vote = fakeVote({ receipt: receiptOf(of) })
        return { __typename: 'CastVoteSuccess', event: event(), vote: rows.vote }
      },
      shareVote: () => ({ __typename: 'ShareVoteSuccess', card: fakeShareCard() }),
      receiveShareReward: () => {
        rows.rewards += 1
        return { __typename: 'ReceiveShareRewardSuccess', coins: 10 }
      },
    }),
  }
  return { fakes, rows }
}
