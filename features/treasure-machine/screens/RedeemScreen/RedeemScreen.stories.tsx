import { expect, screen, waitFor, within } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { draws, fakeMachine, fakePrize } from '../../fakes.ts'
import query, { type RedeemScreenQuery } from './__generated__/RedeemScreenQuery.graphql.ts'
import { Screen } from './RedeemScreen.tsx'

const having = (machine: Parameters<typeof fakeMachine>[0]) => ({
  Query: () => ({ node: fakeMachine(machine) }),
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<RedeemScreenQuery>({
      query,
      variables: { id: 'treasuremachine_festival' },
      data: having({ viewerPoints: 230 }),
    }),
    impossible: { Empty: 'A machine with points has a featured prize.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const ShortOfPoints = meta.story({
  parameters: { relay: { data: having({ viewerPoints: 64 }) } },
})
const choose = { name: '200ポイントで受け取る' }
const confirm = { name: '受け取る' }

/** What leaves and what stays is said before anything is spent. */
export const Confirming = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', choose))
    await untilVisible(await screen.findByRole('dialog'))
    await expect(screen.getByText('200ポイント')).toBeVisible()
    await expect(screen.getByText('30ポイント')).toBeVisible()
  },
})
export const Redeeming = meta.story({
  parameters: { relay: { outcome: { RedeemSheetMutation: 'pending' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', choose))
    await userEvent.click(await screen.findByRole('button', confirm))
    await untilVisible(await screen.findByText('交換しています'))
  },
})
/** Nobody knows whether it arrived: it is sent again under its key, and takes nothing twice. */
export const NoAnswer = meta.story({
  parameters: { relay: { outcome: { RedeemSheetMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', choose))
    await userEvent.click(await screen.findByRole('button', confirm))
    const said = await screen.findByRole('alert')
    await untilVisible(within(said).getByRole('button', { name: 'もう一度ためす' }))
    await expect(screen.getByText(/二重に減ることはありません/)).toBeVisible()
  },
})
/** Another device has spent them: nothing left this one. */
export const SpentElsewhere = meta.story({
  parameters: {
    relay: {
      data: {
        RedeemGachaPointsPayload: () => ({
          __typename: 'TreasureMachineErrorResponse',
          code: 'POINTS_SHORT',
          count: 200,
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', choose))
    await userEvent.click(await screen.findByRole('button', confirm))
    await untilVisible(await screen.findByText(/ガチャポイントがあと/))
  },
})
export const Redeemed = meta.story({
  parameters: {
    relay: {
      data: {
        RedeemGachaPointsPayload: () => ({
          __typename: 'RedeemGachaPointsSuccess',
          draw: draws.star,
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', choose))
    await userEvent.click(await screen.findByRole('button', confirm))
    const card = await screen.findByRole('img', { name: /灯台まつりの夜/ })
    // The sheet closes and the hall opens at once.
    await waitFor(() => expect(card).toBeVisible())
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: having({
        viewerPoints: 230,
        prizes: [
          fakePrize({ name: '夜明けまで起きてる会の準備と当日の実況の記念カード'.repeat(3) }),
        ],
      }),
    },
  },
})
