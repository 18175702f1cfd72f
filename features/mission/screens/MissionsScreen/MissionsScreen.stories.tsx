import { expect, screen } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeMission, fakeReward, fakeRound, missedRound, rounds } from '../../fakes.ts'
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
export const Missed = meta.story({ parameters: showing(rounds, [missedRound]) })
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
    ...{ coins: 60, tickets: 1, community: board(claimed) },
  })),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'まとめて受け取る（2件）' }))
    await expect(await screen.findByText('60コインとチケット1枚を受け取りました。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /受け取る/ })).toBeNull()
  },
})

export const NotReceived = meta.story({
  parameters: answering(() => ({ __typename: 'MissionRewardError', code: 'EXPIRED' })),
  async play({ canvas, userEvent }) {
    const receive = { name: '「放送局に参加する」の50コインを受け取る' }
    await userEvent.click(canvas.getByRole('button', receive))
    await expect(await screen.findByText(/受け取れる期間が過ぎています/)).toBeVisible()
    await expect(canvas.getByRole('button', receive)).toBeEnabled()
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { useClaimMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'まとめて受け取る（2件）' }))
    await expect(await screen.findByText(/通信/)).toBeVisible()
  },
})
