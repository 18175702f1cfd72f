import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { hashOfLeaf, rootOf } from '#rules/draws/merkle.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeCoinWallet } from '#features/wallet/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { draws, fakeMachine, fakeOffer, machines } from '../../fakes.ts'
import query, { type MachineScreenQuery } from './__generated__/MachineScreenQuery.graphql.ts'
import { Screen } from './MachineScreen.tsx'

const showing = (machine: ReturnType<typeof fakeMachine> | null) => ({
  relay: { data: { Query: () => ({ node: machine }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<MachineScreenQuery>({
      query,
      variables: { id: 'treasuremachine_festival' },
      data: {
        Query: () => ({ node: machines.festival }),
        Viewer: () => fakeViewer({ user: fakeUser(), coinWallet: fakeCoinWallet() }),
      },
    }),
    impossible: { Empty: 'A machine without prizes is never published.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const EnglishDesktop = meta.story({ globals: { ...atViewport('desktop'), locale: 'en' } })
export const Box = meta.story({ parameters: showing(machines.box) })
export const EmptyBox = meta.story({
  parameters: showing(
    fakeMachine({ ...machines.box, state: 'SOLD_OUT', box: { ...machines.box.box, left: 0 } }),
  ),
})
const lying = ['star', 'day', 'day', 'radio', 'radio', 'radio'].map((prize, at) => ({
  prize: `treasureprize_${prize}`,
  salt: `${at}b`.repeat(32),
}))
const opened = (root: string) =>
  showing(
    fakeMachine({
      ...machines.box,
      state: 'SOLD_OUT',
      box: { root, size: 6, left: 0, contents: JSON.stringify(lying) },
    }),
  )
/** All is drawn, so all is told: whoever counts it anew gets the root of before the sale. */
export const WholeBoxProven = meta.story({
  parameters: opened(rootOf(lying.map(({ prize, salt }, at) => hashOfLeaf(salt, at, prize)))),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '箱をまるごと検証する' }))
    await untilVisible(await canvas.findByText(/6通すべてが、販売前に公開した値のとおり/))
  },
})
export const WholeBoxForged = meta.story({
  parameters: opened('a7'.repeat(32)),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '箱をまるごと検証する' }))
    await untilVisible(await canvas.findByText(/販売前の値と合いません/))
  },
})
export const Upcoming = meta.story({ parameters: showing(machines.upcoming) })
export const Maintenance = meta.story({ parameters: showing(machines.maintenance) })
/** Its points can still be used. */
export const Ended = meta.story({ parameters: showing(machines.ended) })
export const DiscountUsed = meta.story({
  parameters: showing(
    fakeMachine({
      viewerOffers: [
        fakeOffer({
          ...{ kind: 'DISCOUNT_ONE', coins: 150, isPaidOnly: true, isUsed: true },
          returnsAt: '2026-11-20T15:00:00.000Z',
        }),
        fakeOffer(),
      ],
    }),
  ),
})
/** The connection broke between the draw and its answer. */
export const NotSeenYet = meta.story({
  parameters: showing(fakeMachine({ viewerUnseenDraw: draws.star })),
})

const confirm = async (name: string) => {
  const sheet = within(await screen.findByRole('dialog'))
  return sheet.findByRole(name === '' ? 'dialog' : 'button', { name })
}
export const Confirm = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1回ひく.*300コイン/ }))
    await untilVisible(await confirm('1回ひく'))
  },
})
export const ShortOfCoins = meta.story({
  parameters: showing(fakeMachine({ viewerOffers: [fakeOffer({ missing: 120 })] })),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1回ひく/ }))
    await untilVisible(await screen.findByRole('link', { name: 'コインを購入' }))
  },
})
const refusal = (error: object) => ({
  relay: { data: { DrawTreasureMachinePayload: () => error } },
})
export const OddsChanged = meta.story({
  parameters: refusal({
    ...{ __typename: 'TreasureMachineErrorResponse', code: 'ODDS_CHANGED', field: null },
    ...{ retryAt: null, count: 0, values: { count: 0 } },
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1回ひく.*300コイン/ }))
    await userEvent.click(await confirm('1回ひく'))
    await untilVisible(await screen.findByText(/提供割合が新しくなりました/))
  },
})
/** From the press to the card, for whoever wants less motion. */
export const Drawn = meta.story({
  parameters: {
    relay: {
      data: {
        DrawTreasureMachinePayload: () => ({
          __typename: 'DrawTreasureMachineSuccess',
          draw: draws.star,
          coinWallet: fakeCoinWallet({ free: 20 }),
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/お持ちのコイン 1,300枚/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /チケット1枚/ }))
    await userEvent.click(await confirm('1回ひく'))
    const card = await screen.findByRole('img', { name: /灯台まつりの夜/ })
    // The sheet closes and the hall opens at once.
    await waitFor(() => expect(card).toBeVisible())
    await expect(canvas.getByText(/お持ちのコイン 1,000枚/)).toBeInTheDocument()
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Viewer: () => fakeViewer() } },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1回ひく.*300コイン/ }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'signup' })
  },
})
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakeMachine({
      name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想のトレジャーマシン',
      description: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、'.repeat(4),
    }),
  ),
})
