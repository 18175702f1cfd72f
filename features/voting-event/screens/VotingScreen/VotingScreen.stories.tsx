import { expect, fn, within } from 'storybook/test'
import { receiptOf, spellReceipt } from '#rules/voteReceipt.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { candidates, fakeCandidate, fakeVote, fakeVotingEvent, hidden, voted } from '../../fakes.ts'
import query, { type VotingScreenQuery } from './__generated__/VotingScreenQuery.graphql.ts'
import { Screen } from './VotingScreen.tsx'

type Event = ReturnType<typeof fakeVotingEvent>

const showing = (votingEvent: Event | null) => ({
  relay: { data: { Community: () => fakeCommunity({ votingEvent }) } },
})
const event = (more: Event = {}) => showing(fakeVotingEvent(more))

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<VotingScreenQuery>({
      query,
      variables: { identifier: 'winter-special' },
      data: { Community: () => fakeCommunity({ votingEvent: fakeVotingEvent() }) },
    }),
    impossible: { Empty: 'A vote without candidates is none.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const EnglishDesktop = meta.story({
  globals: { ...atViewport('desktop'), locale: 'en' },
  parameters: event(voted),
})
export const VotedDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: event(voted),
})
export const Rewarded = meta.story({ parameters: event({ ...voted, viewerHasShareReward: true }) })
export const Upcoming = meta.story({
  parameters: event({
    state: 'UPCOMING',
    opensAt: '2026-11-20T15:00:00.000Z',
    viewerStanding: 'CLOSED',
    viewerVotesLeft: 10,
    round: null,
    totalVotes: 0,
    candidates: candidates.map((each) => fakeCandidate({ ...each, votes: 0 })),
  }),
})
export const NoVotesLeft = meta.story({
  parameters: event({ ...voted, viewerStanding: 'LIMIT', viewerVotesLeft: 0 }),
})
export const Counting = meta.story({
  parameters: event({
    ...voted,
    ...hidden,
    state: 'COUNTING',
    viewerStanding: 'CLOSED',
    round: null,
  }),
})
export const Ended = meta.story({
  parameters: event({ ...voted, state: 'ENDED', viewerStanding: 'CLOSED', round: null }),
})
/** Of somebody who never voted: how it ended takes the whole page. */
export const EndedOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: event({ state: 'ENDED', viewerStanding: 'CLOSED', viewerVotes: [], round: null }),
})
export const EndedForGuests = meta.story({
  parameters: event({ state: 'ENDED', viewerStanding: 'GUEST', viewerVotes: [], round: null }),
  async play({ canvas }) {
    await expect(canvas.queryByRole('radio')).toBeNull()
    for (const { description } of candidates)
      await expect(canvas.getByText(description as string)).toBeVisible()
  },
})
export const HiddenCounts = meta.story({ parameters: event(hidden) })
export const HiddenCountsVoted = meta.story({ parameters: event({ ...hidden, ...voted }) })
export const AccountTooNew = meta.story({
  parameters: event({
    viewerStanding: 'ACCOUNT_TOO_NEW',
    viewerMayVoteFrom: '2026-11-21T01:20:00.000Z',
    viewerVotesLeft: 10,
  }),
})
export const PhoneRequired = meta.story({ parameters: event({ viewerStanding: 'PHONE_REQUIRED' }) })
export const NotJoined = meta.story({ parameters: event({ viewerStanding: 'NOT_JOINED' }) })
export const Tie = meta.story({
  parameters: event({
    ...voted,
    candidates: candidates.map((each) => fakeCandidate({ ...each, votes: 500 })),
    totalVotes: 2500,
  }),
})
export const ManyCandidates = meta.story({
  parameters: event({
    candidates: Array.from({ length: 24 }, (_, n) =>
      fakeCandidate({
        ...candidates[n % 5],
        id: `votingcandidate_${n}`,
        name: `${n + 1}番 ${candidates[n % 5]?.name as string}`,
        votes: (n * 37) % 101,
      }),
    ),
    totalVotes: 1200,
  }),
})

EndedOnDesktop.test('still says what the candidates stood for', async ({ canvas }) => {
  for (const { description } of candidates)
    await expect(canvas.getByText(description as string)).toBeVisible()
})

const choose = { name: /朝まで生ラジオ/ }
const press = { name: '「朝まで生ラジオ」に投票する' }
export const Chosen = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', choose))
    await expect(canvas.getByRole('button', press)).toBeEnabled()
  },
})
/** What the browser would make the vote's receipt of. */
const key = '0b0a6f5e-6f0e-4a57-9d3c-0c5b1a9e7d21'
const receipt = receiptOf({
  eventId: 'votingevent_winter',
  day: '2026-11-20',
  voterId: 'user_me',
  key,
})
const answering = (given: string) => {
  const vote = fakeVote({ receipt: given })
  return {
    relay: {
      data: {
        Viewer: () => fakeViewer({ user: fakeUser() }),
        CastVotePayload: () => ({
          __typename: 'CastVoteSuccess' as const,
          event: fakeVotingEvent({ ...voted, viewerVotes: [vote] }),
          vote,
        }),
      },
    },
  }
}
const makeKey = () => {
  crypto.randomUUID = () => key
}
export const JustVoted = meta.story({
  parameters: answering(receipt),
  beforeEach: makeKey,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', choose))
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText('「朝まで生ラジオ」に投票しました')).toBeVisible()
    await expect(canvas.getByText(spellReceipt(receipt))).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})
/** The gateway gave a receipt that does not follow from what was sent. */
export const ForgedReceipt = meta.story({
  parameters: answering('0000000000000000'),
  beforeEach: makeKey,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', choose))
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/この端末の計算と合いません/)).toBeVisible()
  },
})
export const Casting = meta.story({
  parameters: { relay: { outcome: { useCastVoteMutation: 'pending' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', choose))
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText('投票しています')).toBeInTheDocument()
  },
})
/** Another tab was faster. */
export const VotedElsewhere = meta.story({
  parameters: {
    relay: {
      data: {
        CastVotePayload: () => ({
          __typename: 'VoteToRoundAlreadyVotedError',
          field: null,
          code: null,
          retryAt: '2026-11-20T15:00:00.000Z',
          candidateName: '灯台で初日の出',
          values: { candidateName: '灯台で初日の出' },
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', choose))
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/「灯台で初日の出」に投票済みです/)).toBeVisible()
  },
})
export const ClosedMeanwhile = meta.story({
  parameters: {
    relay: {
      data: {
        CastVotePayload: () => ({
          __typename: 'VoteRoundError',
          field: null,
          code: 'CLOSED',
          retryAt: null,
          values: null,
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', choose))
    await userEvent.click(canvas.getByRole('button', press))
    const said = await canvas.findByText(/この回の投票は締め切られました/)
    await expect(said).toBeVisible()
    await expect(said).not.toHaveTextContent('次の回')
  },
})
/** It was counted before its time, and others are to come. */
export const CountedEarly = meta.story({
  parameters: {
    relay: {
      data: {
        CastVotePayload: () => ({
          __typename: 'VoteRoundError',
          field: null,
          code: 'CLOSED',
          retryAt: '2026-11-20T15:00:00.000Z',
          values: null,
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', choose))
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/次の回には、11月21日.*投票できます/)).toBeVisible()
  },
})
/** The last vote went by another device: the way on is the result. */
export const LimitReached = meta.story({
  parameters: {
    relay: {
      data: {
        CastVotePayload: () => ({
          __typename: 'VoteLoggedInUserLimitVoted',
          field: null,
          code: null,
          retryAt: null,
          most: 10,
          values: { most: 10 },
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', choose))
    await userEvent.click(canvas.getByRole('button', press))
    const said = await canvas.findByRole('alert')
    await expect(said).toHaveTextContent('10')
    await expect(within(said).getByRole('link', { name: /結果/ })).toBeVisible()
  },
})
/** No answer came: the same vote is sent again. */
export const Offline = meta.story({
  parameters: { relay: { outcome: { useCastVoteMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', choose))
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    ...event({ viewerStanding: 'GUEST', viewerVotesLeft: 10 }),
    session: { status: 'notLoggedIn', openLogin },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', choose))
    await userEvent.click(canvas.getByRole('button', press))
    await expect(openLogin).toHaveBeenCalled()
  },
})
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: event({
    title: '年末年始にみんなで夜ふかしするための特別番組を決める大投票、どれがいちばん見たいですか',
    description: 'いちばん票を集めた番組を、年末にほんとうに放送します。'.repeat(4),
    candidates: candidates.map((each) =>
      fakeCandidate({
        ...each,
        name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想をまとめて話す特別な生放送',
        description: '準備と当日の実況とそのあとの感想を、まとめて話します。'.repeat(3),
      }),
    ),
  }),
})
