import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeVotingEvent, voted } from '../../fakes.ts'
import { VotingSummary } from './VotingSummary.tsx'

type Event = Parameters<typeof fakeVotingEvent>[0]

const having = (event: Event) => ({
  Community: () => fakeCommunity({ votingEvent: fakeVotingEvent(event) }),
})

const meta = preview.meta({
  component: VotingSummary,
  args: given('event'),
  parameters: fragmentStory(
    graphql`
      query VotingSummaryStoryQuery {
        tenant {
          community {
            votingEvent(identifier: "winter-special") {
              ...VotingSummary_event
            }
          }
        }
      }
    `,
    having({}),
  ),
})
const of = (event: Event) => ({ parameters: { relay: { data: having(event) } } })
const closed = { viewerStanding: 'CLOSED', round: null } as const

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('12:00:00')
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
/** The next vote comes with the next round. */
export const Voted = meta.story(of(voted))
export const NoVotesLeft = meta.story(of({ ...voted, viewerStanding: 'LIMIT', viewerVotesLeft: 0 }))
export const Upcoming = meta.story(
  of({ ...closed, state: 'UPCOMING', opensAt: '2026-11-24T15:00:00.000Z', viewerVotesLeft: 10 }),
)
export const Counting = meta.story(of({ ...closed, state: 'COUNTING' }))
export const Ended = meta.story(of({ ...closed, state: 'ENDED' }))
/** Who has not signed up is told all that voting takes, before they do. */
export const Guest = meta.story(of({ viewerStanding: 'GUEST' }))
/** As a vote has it that asks for nothing but signing up. */
export const GuestOfOpenVote = meta.story(
  of({ viewerStanding: 'GUEST', votesMost: 3, voterAgeHours: 0, needsPhone: false }),
)
export const GuestInEnglish = meta.story({
  globals: { locale: 'en' },
  ...of({ viewerStanding: 'GUEST' }),
})
Guest.test('says what members are held to', async ({ canvas }) => {
  await expect(canvas.getByText(/1日1票、全部で10票まで.*24時間.*電話番号/)).toBeVisible()
})
GuestOfOpenVote.test('says of the vote’s own rule', async ({ canvas }) => {
  await expect(canvas.getByText(/3票まで/)).not.toHaveTextContent(/時間|電話番号/)
})
export const NotJoined = meta.story(of({ viewerStanding: 'NOT_JOINED' }))
export const PhoneRequired = meta.story(of({ viewerStanding: 'PHONE_REQUIRED' }))
export const AccountTooNew = meta.story(
  of({ viewerStanding: 'ACCOUNT_TOO_NEW', viewerMayVoteFrom: '2026-11-21T01:20:00.000Z' }),
)
