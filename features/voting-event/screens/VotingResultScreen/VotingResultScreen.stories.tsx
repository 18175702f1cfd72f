import { expect, spyOn } from 'storybook/test'
import { digestOfLog, writeLog } from '#rules/votingLog.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import {
  candidates,
  fakeCandidate,
  fakeRound,
  fakeVote,
  fakeVotingEvent,
  hidden,
  sampleVotes,
} from '../../fakes.ts'
import query, {
  type VotingResultScreenQuery,
} from './__generated__/VotingResultScreenQuery.graphql.ts'
import { Screen } from './VotingResultScreen.tsx'

type Event = ReturnType<typeof fakeVotingEvent>

const log = writeLog(sampleVotes)
/** The log as a file that no gateway is asked for. */
const logUrl = (text: string) => `data:text/csv,${encodeURIComponent(text)}`
const round = (more: ReturnType<typeof fakeRound> = {}) =>
  fakeRound({ logDigest: digestOfLog(log), logUrl: logUrl(log), ...more })
const ended: Event = {
  state: 'ENDED',
  viewerStanding: 'CLOSED',
  round: null,
  rounds: [round()],
  viewerVotes: [fakeVote({ day: '2026-11-19', isPublished: true })],
}
const showing = (votingEvent: Event | null) => ({
  relay: {
    data: {
      Community: () => fakeCommunity({ votingEvent }),
      Query: () => ({ node: votingEvent }),
    },
  },
})
const event = (more: Event = {}) => showing(fakeVotingEvent({ ...ended, ...more }))

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<VotingResultScreenQuery>({
      query,
      variables: { identifier: 'winter-special' },
      data: { Community: () => fakeCommunity({ votingEvent: fakeVotingEvent(ended) }) },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const SoFar = meta.story({ parameters: event({ state: 'OPEN' }) })
/** Nothing is counted yet. */
export const Empty = meta.story({
  parameters: event({
    state: 'OPEN',
    rounds: [],
    totalVotes: 0,
    candidates: candidates.map((each) => fakeCandidate({ ...each, votes: 0 })),
  }),
})
export const Hidden = meta.story({ parameters: event({ ...hidden, state: 'OPEN', rounds: [] }) })
export const AfterRound = meta.story({
  parameters: event({ state: 'OPEN', results: 'AFTER_ROUND' }),
})
export const Tie = meta.story({
  parameters: event({
    candidates: candidates.map((each, n) => fakeCandidate({ ...each, votes: n < 2 ? 900 : 100 })),
    totalVotes: 2100,
  }),
})
export const CountedAnew = meta.story({ parameters: event({ rounds: [round({ recounts: 2 })] }) })

const press = { name: '自分で数える' }
export const CountedMyself = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/4票の記録をこのブラウザで数え/)).toBeVisible()
    await expect(canvas.getByText(/「朝まで生ラジオ」への1票として数えられています/)).toBeVisible()
  },
})
/** The log is long, or the way to it slow. */
export const CountingMyself = meta.story({
  beforeEach: () => void spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined)),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText('数えています')).toBeInTheDocument()
  },
})
export const FoundSetAside = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    const field = await canvas.findByLabelText('受領番号')
    await userEvent.clear(field)
    await userEvent.type(field, '0a4r-j7q2-m8xw-5tce')
    await expect(await canvas.findByText(/集計から外されています/)).toBeVisible()
  },
})
export const NotInTheLog = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    const field = await canvas.findByLabelText('受領番号')
    await userEvent.clear(field)
    await userEvent.type(field, '0000-0000-0000-0000')
    await expect(await canvas.findByText(/この番号はありません/)).toBeVisible()
  },
})
const older = event({ rounds: [round({ logDigest: '0'.repeat(64) })] }).relay.data
const newer = event({ rounds: [round({ recounts: 1 })] }).relay.data
/** The round was counted anew since the page came. */
export const CountedAnewMeanwhile = meta.story({
  parameters: { relay: { data: { Community: older.Community, Query: newer.Query } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/4票の記録をこのブラウザで数え/)).toBeVisible()
    await expect(canvas.getByText(/1回数え直しました/)).toBeVisible()
  },
})
/** Somebody changed a count, or the log. */
export const CountsDiffer = meta.story({
  parameters: event({ rounds: [round({ logUrl: logUrl(log.replace('set aside', 'counted')) })] }),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/数えた結果が発表と違いました/)).toBeVisible()
  },
})
export const LogDiffers = meta.story({
  parameters: event({ rounds: [round({ logDigest: '0'.repeat(64) })] }),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/記録が発表されたものと違います/)).toBeVisible()
  },
})
export const LogUnread = meta.story({
  parameters: event({ rounds: [round({ logUrl: 'data:broken' })] }),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/記録を読めませんでした/)).toBeVisible()
  },
})
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: event({
    title: '年末年始にみんなで夜ふかしするための特別番組を決める大投票、どれがいちばん見たいですか',
    candidates: candidates.map((each) =>
      fakeCandidate({
        ...each,
        name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想をまとめて話す特別な生放送',
      }),
    ),
  }),
})
