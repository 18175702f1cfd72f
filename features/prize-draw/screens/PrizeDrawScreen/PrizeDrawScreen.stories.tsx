import { expect, fn, waitFor } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { drawPrizes, fakeEntry, fakePrizeDraw, prizeDraws, wins } from '../../fakes.ts'
import query, { type PrizeDrawScreenQuery } from './__generated__/PrizeDrawScreenQuery.graphql.ts'
import { Screen } from './PrizeDrawScreen.tsx'

const showing = (draw: ReturnType<typeof fakePrizeDraw> | null) => ({
  relay: { data: { Query: () => ({ node: draw }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<PrizeDrawScreenQuery>({
      query,
      variables: { id: 'prizedraw_festival' },
      data: { Query: () => ({ node: prizeDraws.open }) },
    }),
    impossible: { Empty: 'A draw without prizes is never published.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const EnglishDesktop = meta.story({ globals: { ...atViewport('desktop'), locale: 'en' } })
/** By buying, within the law's caps. */
export const ByPurchase = meta.story({ parameters: showing(prizeDraws.purchase) })
const entered = fakePrizeDraw({
  viewerFreeAt: '2026-11-20T15:00:00.000Z',
  viewerEntryCount: 3,
  viewerTicketsUsed: 2,
  viewerTickets: 1,
  viewerEntries: fakeConnection([
    fakeEntry({ id: 'prizedrawentry_3', kind: 'TICKET' }),
    fakeEntry({ id: 'prizedrawentry_2', kind: 'TICKET' }),
    fakeEntry(),
  ]),
})
export const EnteredToday = meta.story({ parameters: showing(entered) })
export const TicketsUsedUp = meta.story({
  parameters: showing(
    fakePrizeDraw({ ...entered, viewerTicketsUsed: 10, viewerTickets: 4, viewerEntryCount: 11 }),
  ),
})
export const WithoutTickets = meta.story({
  parameters: showing(fakePrizeDraw({ viewerTickets: 0 })),
})
export const Upcoming = meta.story({ parameters: showing(prizeDraws.upcoming) })
export const Maintenance = meta.story({ parameters: showing(prizeDraws.maintenance) })
export const Closed = meta.story({ parameters: showing(prizeDraws.closed) })
export const Won = meta.story({ parameters: showing(prizeDraws.won) })
export const WonDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: showing(prizeDraws.won),
})
export const WonCard = meta.story({
  parameters: showing(fakePrizeDraw({ ...prizeDraws.won, viewerWin: wins.card })),
})
/** What is won is opened here. */
export const DigitalItem = meta.story({
  parameters: showing(fakePrizeDraw({ prizes: [drawPrizes.book, drawPrizes.coins] })),
})
export const Lost = meta.story({ parameters: showing(prizeDraws.lost) })
/** Nobody took part. */
export const NobodyEntered = meta.story({
  parameters: showing(
    fakePrizeDraw({ ...prizeDraws.lost, places: [], viewerEntryCount: 0, entryCount: 0 }),
  ),
})
/** By the station's own key: it says that this proves less. */
export const LocalBeacon = meta.story({
  parameters: showing(
    fakePrizeDraw({ proof: { ...prizeDraws.open.proof, beacon: 'LOCAL', round: 29_400_000 } }),
  ),
})

export const Entering = meta.story({
  parameters: {
    relay: {
      data: { Query: () => ({ node: fakePrizeDraw({ viewerTickets: 0 }) }) },
      outcome: { useEnterDrawMutation: 'pending' },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '無料で応募する' }))
    await untilVisible(await canvas.findByText('応募しています'))
  },
})
export const NoAnswer = meta.story({
  parameters: { relay: { outcome: { useEnterDrawMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '無料で応募する' }))
    await untilVisible(await canvas.findByRole('alert'))
  },
})
/** Another device was first. */
export const AlreadyEntered = meta.story({
  parameters: {
    relay: {
      data: {
        EnterPrizeDrawPayload: () => ({
          __typename: 'LotteryErrorResponse',
          code: 'ALREADY_ENTERED',
          field: null,
          retryAt: '2026-11-20T15:00:00.000Z',
          values: null,
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '無料で応募する' }))
    await untilVisible(await canvas.findByText(/本日は応募済みです/))
  },
})
/** It began after the page was read. */
export const MaintenanceMeanwhile = meta.story({
  parameters: {
    relay: {
      data: {
        EnterPrizeDrawPayload: () => ({
          __typename: 'LotteryMaintenanceErrorResponse',
          code: null,
          field: null,
          retryAt: '2026-11-20T15:00:00.000Z',
          values: null,
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '無料で応募する' }))
    const said = await canvas.findByRole('alert')
    await untilVisible(said)
    await expect(said).toHaveTextContent('メンテナンス')
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    ...showing(fakePrizeDraw({ viewerTickets: 0 })),
    session: { status: 'notLoggedIn', openLogin },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '無料で応募する' }))
    await waitFor(() => expect(openLogin).toHaveBeenCalled())
  },
})
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakePrizeDraw({
      name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想のプレゼント抽選',
      description: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、'.repeat(4),
    }),
  ),
})
