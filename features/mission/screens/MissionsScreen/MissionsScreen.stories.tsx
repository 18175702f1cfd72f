import { expect, screen, waitFor } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeMission, fakeReward, fakeRound, missedRound, rounds } from '../../fakes.ts'
import { lookOf } from '../../kinds.ts'
import query, { type MissionsScreenQuery } from './__generated__/MissionsScreenQuery.graphql.ts'
import { Screen } from './MissionsScreen.tsx'

type Rounds = ReturnType<typeof fakeRound>[]

const board = (viewerMissions: Rounds | null, viewerMissedMissions: Rounds = []) =>
  fakeCommunity({ viewerMissions, viewerMissedMissions })
const showing = (...args: Parameters<typeof board>) => ({
  relay: { data: { Community: () => board(...args) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<MissionsScreenQuery>({
      query,
      variables: {},
      data: showing(rounds).relay.data,
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: showing([]) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing([
    fakeRound({
      mission: fakeMission({
        goal: 1000,
        reward: fakeReward({
          kind: 'PROFILE_BADGE',
          amount: 1,
          badge: { name: '深夜二時の放送を千回聴きとどけた人の、灯台まつり記念バッジ' },
        }),
      }),
      progress: 999,
    }),
  ]),
})
/** Penlights waved at posts: the way leads to the timeline. */
export const Lights = meta.story({
  parameters: showing([
    fakeRound({
      id: 'mission_light_once',
      progress: 4,
      closesAt: null,
      claimableUntil: null,
      mission: fakeMission({
        id: 'mission_light',
        kind: 'POST_LIKE',
        period: 'ONCE',
        goal: 10,
        reward: fakeReward({ amount: 50 }),
      }),
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('投稿にペンライトを10本振る')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /やってみる/ })).toHaveAttribute(
      'href',
      '/timeline',
    )
  },
})
export const Missed = meta.story({ parameters: showing(rounds, [missedRound]) })
const kinds = Object.keys(lookOf) as (keyof typeof lookOf)[]
/** All that missions can count, each done in part. */
export const Kinds = meta.story({
  parameters: showing(
    kinds.map((kind) =>
      fakeRound({
        id: `mission_${kind}_once`,
        progress: 1,
        closesAt: null,
        claimableUntil: null,
        mission: fakeMission({ id: `mission_${kind}`, kind, period: 'ONCE', goal: 3 }),
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(kinds.length)
    await expect(canvas.getByText('NFTを3種類集める')).toBeVisible()
  },
})
const brought = [
  fakeReward({ amount: 300 }),
  fakeReward({ kind: 'TREASURE_MACHINE_TICKET', amount: 1 }),
  fakeReward({ kind: 'STAMINA_RECOVERY_TICKET', amount: 2 }),
  fakeReward({ kind: 'STORY_VIEW_PASS', amount: 1 }),
  fakeReward({ kind: 'STEP_MISSION_POINT', amount: 10 }),
  fakeReward({ kind: 'GAME_CARD_LEVEL_UP_ITEM', amount: 3 }),
  fakeReward({ kind: 'PROFILE_BADGE', amount: 1, badge: { name: '波止場の常連' } }),
  fakeReward({ kind: 'COLLECTABLE_CARD', amount: 1, card: { name: '深夜二時のラジオ' } }),
  fakeReward({ kind: 'NFT', amount: 1, nft: { name: '灯台のメダル' } }),
]
/** All that missions can bring, and that waits. */
export const Rewards = meta.story({
  parameters: showing(
    brought.map((reward, at) =>
      fakeRound({
        id: `mission_${at}_once`,
        progress: 3,
        standing: 'DONE',
        closesAt: null,
        claimableUntil: null,
        mission: fakeMission({ id: `mission_${at}`, period: 'ONCE', reward }),
      }),
    ),
  ),
  play: async ({ canvas }) => {
    for (const name of ['波止場の常連', '深夜二時のラジオ', '灯台のメダル'])
      await expect(canvas.getByText(name)).toBeVisible()
  },
})
/** A season of steps is under way: some missions bring its points. */
export const WithSteps = meta.story({
  parameters: {
    relay: {
      data: {
        Community: () =>
          fakeCommunity({
            ...board([
              fakeRound({
                mission: fakeMission({
                  reward: fakeReward({ kind: 'STEP_MISSION_POINT', amount: 5 }),
                }),
              }),
            ]),
            stepSeason: { name: '灯台から港への道' },
          }),
      },
    },
  },
})
export const Guest = meta.story({
  parameters: { ...showing(null), session: { status: 'notLoggedIn' } },
})

const answering = (ClaimMissionsPayload: () => object) => ({
  relay: { data: { ...showing(rounds).relay.data, ClaimMissionsPayload } },
})
const claimed = rounds.map((round) =>
  round.standing === 'DONE' ? { ...round, standing: 'CLAIMED' as const } : round,
)

export const Received = meta.story({
  parameters: answering(() => ({
    __typename: 'ClaimMissionsSuccess',
    coins: 60,
    tickets: 1,
    community: board(claimed),
  })),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'まとめて受け取る（2件）' }))
    await untilVisible(await screen.findByText('60コインとチケット1枚を受け取りました。'))
    await expect(canvas.queryByRole('button', { name: /受け取る/ })).toBeNull()
    // Whoever has no mouse goes on with the first mission, not at the top of the page.
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'きょう' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getAllByRole('link', { name: 'やってみる' })[0]).toHaveFocus()
  },
})

/** One of two is received from the keyboard: its row keeps the focus. */
export const ReceivedOne = meta.story({
  parameters: answering(() => ({
    __typename: 'ClaimMissionsSuccess',
    coins: 10,
    tickets: 0,
    community: board(rounds.map((round, at) => (at === 1 ? claimed[at]! : round))),
  })),
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: '「きょうのゲームを遊ぶ」の10コインを受け取る' }).focus()
    await userEvent.keyboard('{Enter}')
    const row = canvas.getByText('きょうのゲームを遊ぶ').closest('li')!
    await waitFor(() => expect(row).toHaveFocus())
    await untilVisible(await screen.findByText('10コインを受け取りました。'))
  },
})

let isRefused = false
const refusing = (code: 'EXPIRED' | 'INCOMPLETE', missed: Rounds) => ({
  relay: {
    data: {
      Community: () => (isRefused ? board(rounds) : board(rounds, missed)),
      ClaimMissionsPayload() {
        isRefused = true
        return { __typename: 'MissionRewardError' as const, code }
      },
    },
  },
})

/** Yesterday's can't be had any more: what is shown then is how it stands now. */
export const NotReceived = meta.story({
  parameters: refusing('EXPIRED', [missedRound]),
  beforeEach: () => void (isRefused = false),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { name: '受け取り忘れ' })).toBeVisible()
    canvas.getByRole('button', { name: '「トークで3回話す」の10コインを受け取る' }).focus()
    await userEvent.keyboard('{Enter}')
    await untilVisible(await screen.findByText(/受け取れる期間が過ぎています/))
    await expect(canvas.queryByRole('heading', { name: '受け取り忘れ' })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'きょう' })).toHaveFocus())
  },
})

/** It was refused, and then the line was gone: nobody says that the newest is there. */
export const NotLoadedAnew = meta.story({
  parameters: {
    relay: {
      ...refusing('EXPIRED', [missedRound]).relay,
      outcome: { useClaimBoardQuery: 'error' },
    },
  },
  beforeEach: () => void (isRefused = false),
  async play({ canvas, userEvent }) {
    await userEvent.click(
      canvas.getByRole('button', { name: '「トークで3回話す」の10コインを受け取る' }),
    )
    await untilVisible(await screen.findByText(/通信/))
    await expect(screen.queryByText(/新しくしました/)).toBeNull()
    await expect(canvas.getByRole('heading', { name: '受け取り忘れ' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { useClaimMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'まとめて受け取る（2件）' }))
    await untilVisible(await screen.findByText(/通信/))
  },
})
