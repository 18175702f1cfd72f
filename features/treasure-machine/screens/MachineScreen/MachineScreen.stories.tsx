import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { hashOfLeaf, rootOf } from '#rules/draws/merkle.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeCoinWallet } from '#features/wallet/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { draws, fakeMachine, fakeOffer, freeTomorrow, machines } from '../../fakes.ts'
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
          kind: 'DISCOUNT_DRAW_ONE',
          coins: 150,
          isPaidOnly: true,
          isUsed: true,
          returnsAt: '2026-11-20T15:00:00.000Z',
        }),
        fakeOffer(),
      ],
    }),
  ),
})
/** It costs nothing, and some turns bring nothing: that stands among the odds. */
export const Free = meta.story({ parameters: showing(machines.free) })
export const FreeDesktop = meta.story({
  parameters: showing(machines.free),
  globals: atViewport('desktop'),
})
export const FreeEnglish = meta.story({
  parameters: showing(machines.free),
  globals: { locale: 'en' },
})
/** When the next turn is. */
export const FreeDrawnToday = meta.story({ parameters: showing(freeTomorrow) })
export const FreeDrawnTodayEnglish = meta.story({
  parameters: showing(freeTomorrow),
  globals: { ...atViewport('desktop'), locale: 'en' },
})
/** The connection broke between the draw and its answer. */
export const NotSeenYet = meta.story({
  parameters: {
    relay: {
      data: {
        Query: () => ({ node: fakeMachine({ viewerUnseenDraw: draws.star }) }),
        SeeTreasureDrawPayload: () => ({ __typename: 'SeeTreasureDrawSuccess', draw: draws.star }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('まだ見ていない結果があります')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '結果を見る' }))
    await untilVisible(await screen.findByRole('img', { name: /灯台まつりの夜.*NEW/ }))
  },
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
export const Drawing = meta.story({
  parameters: { relay: { outcome: { useDrawMutation: 'pending' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1回ひく.*300コイン/ }))
    await userEvent.click(await confirm('1回ひく'))
    await untilVisible(await screen.findByText('抽選しています'))
  },
})
/** Nobody knows whether it arrived: it is sent again under its key, and takes nothing twice. */
export const NoAnswer = meta.story({
  parameters: { relay: { outcome: { useDrawMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1回ひく.*300コイン/ }))
    await userEvent.click(await confirm('1回ひく'))
    const said = await screen.findByRole('alert')
    await untilVisible(within(said).getByRole('button', { name: 'もう一度ためす' }))
    await expect(screen.getByText(/二重に減ることはありません/)).toBeVisible()
  },
})
const refusal = (error: object) => ({
  relay: { data: { DrawTreasureMachinePayload: () => error } },
})
const machineRefusal = (code: string, count = 0) =>
  refusal({
    __typename: 'TreasureMachineErrorResponse',
    code,
    field: null,
    retryAt: null,
    count,
    values: { count },
  })
/** Another device was first: nothing is lost by it, and when the next turn is is said. */
export const FreeDrawnElsewhere = meta.story({
  parameters: {
    relay: {
      data: {
        ...showing(machines.free).relay.data,
        ...refusal({
          __typename: 'TreasureMachineErrorResponse',
          code: 'DRAWN_TODAY',
          field: null,
          retryAt: '2026-11-20T15:00:00.000Z',
          count: 0,
          values: { count: 0 },
        }).relay.data,
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1回ひく.*無料/ }))
    await userEvent.click(await confirm('1回ひく'))
    await untilVisible(await screen.findByText(/きょうの1回は、もうひきました。次は.*からひけます/))
  },
})
/** From the press to a card without a prize, and when the next turn is. */
export const FreeDrawn = meta.story({
  parameters: {
    relay: {
      data: {
        ...showing(machines.free).relay.data,
        DrawTreasureMachinePayload: () => ({
          __typename: 'DrawTreasureMachineSuccess',
          draw: draws.blank,
          coinWallet: fakeCoinWallet(),
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1回ひく.*無料/ }))
    await userEvent.click(await confirm('1回ひく'))
    const card = await screen.findByRole('img', { name: /景品なし 今夜は星だけ/ })
    await waitFor(() => expect(card).toBeVisible())
    // There is no turn to go on with, and the page behind says when the next is.
    await expect(screen.queryByRole('button', { name: 'もう一回ひく' })).toBeNull()
    await expect(canvas.getByText(/きょうはもうひきました。次は/)).toBeInTheDocument()
  },
})
export const OddsChanged = meta.story({
  parameters: machineRefusal('ODDS_CHANGED'),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1回ひく.*300コイン/ }))
    await userEvent.click(await confirm('1回ひく'))
    await untilVisible(await screen.findByText(/提供割合が新しくなりました/))
  },
})
OddsChanged.test('leads to what is new', async ({ canvas, userEvent }) => {
  await userEvent.click(await confirm('提供割合を見る'))
  await waitFor(() => expect(canvas.getByRole('heading', { name: '提供割合' })).toHaveFocus())
})
/** Too few are left for ten: one can still be drawn. */
export const TooFewForTen = meta.story({
  parameters: machineRefusal('STOCK_SHORT', 4),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /10回ひく/ }))
    await userEvent.click(await confirm('10回ひく'))
    await untilVisible(await screen.findByText(/残り4個のため/))
  },
})
TooFewForTen.test('leads to a draw of one', async ({ userEvent }) => {
  await userEvent.click(await confirm('1回ひく'))
  await untilVisible(await screen.findByText('1回ひきますか？'))
  await expect(screen.queryByText(/残り4個のため/)).toBeNull()
})
/** Another device had the discount: the usual price is a press away. */
export const DiscountUsedMeanwhile = meta.story({
  parameters: machineRefusal('OFFER_USED'),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1回ひく.*150コイン/ }))
    await userEvent.click(await confirm('1回ひく'))
    const said = await screen.findByRole('alert')
    await expect(said).toHaveTextContent('通常の価格でひけます')
    await untilVisible(within(said).getByRole('button', { name: '1回ひく' }))
  },
})
/** Spent elsewhere since the page came. */
export const CoinsGoneMeanwhile = meta.story({
  parameters: refusal({
    __typename: 'CoinShortageError',
    code: null,
    field: null,
    retryAt: null,
    missing: 120,
    values: { missing: 120 },
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1回ひく.*300コイン/ }))
    await userEvent.click(await confirm('1回ひく'))
    const said = await screen.findByRole('alert')
    await untilVisible(within(said).getByRole('link', { name: 'コインを購入' }))
  },
})
/** The machine is another community's by now, or gone: general words, and that nothing was spent. */
export const GoneMeanwhile = meta.story({
  parameters: refusal({
    __typename: 'NotFoundError',
    code: null,
    field: 'machineId',
    retryAt: null,
    values: null,
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1回ひく.*300コイン/ }))
    await userEvent.click(await confirm('1回ひく'))
    await untilVisible(await screen.findByText('コイン・チケット・ポイントは減っていません。'))
  },
})
/** It began while the sheet was open: nothing was spent, and when it ends is said. */
export const MaintenanceMeanwhile = meta.story({
  parameters: refusal({
    __typename: 'LotteryMaintenanceErrorResponse',
    code: null,
    field: null,
    retryAt: '2026-11-20T15:00:00.000Z',
    values: null,
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1回ひく.*300コイン/ }))
    await userEvent.click(await confirm('1回ひく'))
    await untilVisible(await screen.findByText(/メンテナンス/))
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
