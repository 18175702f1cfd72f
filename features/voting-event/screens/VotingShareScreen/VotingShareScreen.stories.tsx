import { expect } from 'storybook/test'
import { fakeShareCard } from '#features/sharing/fakes.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeCandidate, fakeVote, fakeVotingEvent, voted } from '../../fakes.ts'
import query, {
  type VotingShareScreenQuery,
} from './__generated__/VotingShareScreenQuery.graphql.ts'
import { Screen } from './VotingShareScreen.tsx'

type Event = ReturnType<typeof fakeVotingEvent>

const showing = (votingEvent: Event | null) => ({
  relay: { data: { Community: () => fakeCommunity({ votingEvent }) } },
})
const event = (more: Event = {}) => showing(fakeVotingEvent({ ...voted, ...more }))

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<VotingShareScreenQuery>({
      query,
      variables: { identifier: 'winter-special' },
      data: {
        Community: () => fakeCommunity({ votingEvent: fakeVotingEvent(voted) }),
        ShareVotePayload: () => ({ __typename: 'ShareVoteSuccess', card: fakeShareCard() }),
      },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Rewarded = meta.story({ parameters: event({ viewerHasShareReward: true }) })
/** Who has not voted has nothing to show. */
export const Empty = meta.story({ parameters: event({ viewerVotes: [] }) })

const make = { name: 'カードをつくる' }
export const Made = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', make))
    await expect(await canvas.findByRole('button', { name: 'リンクをコピー' })).toBeVisible()
  },
})
export const Making = meta.story({
  parameters: { relay: { outcome: { useVoteCardMutation: 'pending' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', make))
    await expect(await canvas.findByText('カードをつくっています')).toBeInTheDocument()
  },
})
export const NotMade = meta.story({
  parameters: { relay: { outcome: { useVoteCardMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', make))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: event({
    viewerVotes: [
      fakeVote({
        candidate: fakeCandidate({
          name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想をまとめて話す特別な生放送',
        }),
      }),
    ],
  }),
})
