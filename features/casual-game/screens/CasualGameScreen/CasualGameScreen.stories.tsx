import { expect, fn, waitFor } from 'storybook/test'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { returningNetwork } from '#storybook/relay/returningNetwork.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import {
  fakeCasualGame,
  fakeCasualPlay,
  fakeEndedPlay,
  fakeFull,
  fakeKeptPlay,
  fakeNone,
  fakeStamina,
} from '../../fakes.ts'
import { keepPlay } from '../../keptPlay.ts'
import query, { type CasualGameScreenQuery } from './__generated__/CasualGameScreenQuery.graphql.ts'
import { Screen } from './CasualGameScreen.tsx'

type Game = ReturnType<typeof fakeCasualGame>

const showing = (casualGame: Game | null) => ({
  relay: { data: { Community: () => fakeCommunity({ casualGame }) } },
})
const game = (more: Game) => showing(fakeCasualGame(more))

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<CasualGameScreenQuery>({
      query,
      variables: { name: 'lighthouse' },
      data: {
        Community: () => fakeCommunity({ casualGame: fakeCasualGame() }),
        StartCasualGamePayload: () => ({
          __typename: 'StartCasualGameSuccess' as const,
          play: fakeCasualPlay(),
          stamina: fakeStamina({ left: 2 }),
        }),
        FinishCasualGamePayload: () => ({
          __typename: 'FinishCasualGameSuccess' as const,
          play: fakeCasualPlay(),
          game: fakeCasualGame(),
        }),
      },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** Never played: nobody has, today. */
export const FirstVisit = meta.story({
  parameters: game({ viewerBest: null, viewerStamina: fakeFull(), topOfToday: [], topOfAll: [] }),
})
export const OutOfStamina = meta.story({ parameters: game({ viewerStamina: fakeNone() }) })
/** There is no game of that name. */
export const Empty = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: game({ viewerBest: 9_999_999, viewerStamina: fakeNone() }),
})

const press = { name: /灯りをともす/ }
export const Started = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/海にふれると/)).toBeVisible()
  },
})
export const Starting = meta.story({
  parameters: { relay: { outcome: { useLighthouseStartMutation: 'pending' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText('灯りを準備しています')).toBeInTheDocument()
  },
})
export const Offline = meta.story({
  parameters: { relay: { outcome: { useLighthouseStartMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
/** From an empty stamina through a ticket to a full one. */
export const Recovered = meta.story({
  parameters: {
    relay: {
      data: {
        ...game({ viewerStamina: fakeNone() }).relay.data,
        RecoverStaminaPayload: () => ({
          __typename: 'RecoverStaminaSuccess' as const,
          stamina: fakeStamina({ left: 5, nextAt: null, fullAt: null, tickets: 1 }),
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /回復チケット/ }))
    await userEvent.click(canvas.getByRole('button', { name: '使って回復する' }))
    await expect(await canvas.findByText('満タンです')).toBeVisible()
    await expect(canvas.getByRole('button', press)).toBeVisible()
  },
})
/** It was used up in another tab. */
export const UsedUpElsewhere = meta.story({
  parameters: {
    relay: {
      data: {
        StartCasualGamePayload: () => ({
          __typename: 'StaminaNotEnoughError' as const,
          field: null,
          code: null,
          values: null,
          retryAt: '2026-11-20T03:12:18.000Z',
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/スタミナが足りません/)).toBeVisible()
  },
})
function leave() {
  keepPlay('community_yoiyami', fakeKeptPlay)
  return forgetPrivateTexts
}
/** A night was left: it goes on where it stood, and takes no stamina. */
export const LeftBefore = meta.story({
  beforeEach: leave,
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'つづきから' })).toBeVisible()
  },
})
export const WentOn = meta.story({
  beforeEach: leave,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'つづきから' }))
    await expect(await canvas.findByText(/海にふれると/)).toBeVisible()
    await expect(canvas.getByText('朝まで').nextSibling).toHaveTextContent('40秒')
  },
})
const network = returningNetwork()
/** A night that ended offline is handed in by itself once the network is back. */
export const HandedInOnReturn = meta.story({
  parameters: { relay: { outcome: network.outcome } },
  beforeEach() {
    keepPlay('community_yoiyami', fakeEndedPlay)
    network.cut('useLighthouseFinishMutation')
    return forgetPrivateTexts
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '記録する' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await network.comeBack()
    await expect(await canvas.findByText('記録しました。')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    ...game({ viewerBest: null, viewerStamina: null }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await waitFor(() => expect(openLogin).toHaveBeenCalled())
  },
})
