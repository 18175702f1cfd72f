import { expect, fn } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeStoreItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { draws, fakeDraw, fakeMachine, fakeOffer, machines } from '../../fakes.ts'
import query, {
  type AcquiredPrizesScreenQuery,
} from './__generated__/AcquiredPrizesScreenQuery.graphql.ts'
import { Screen } from './AcquiredPrizesScreen.tsx'

const item = { __typename: 'StoreItem', id: 'storeitem_lots' } as const
const lots = fakeMachine({
  ...machines.box,
  name: 'おたよりくじ',
  item,
  viewerLots: 2,
  viewerOffers: [fakeOffer({ kind: 'TICKET', coins: 0, tickets: 1, free: 0, paid: 0 })],
  viewerDraws: fakeConnection([
    fakeDraw({
      ...draws.plain,
      offer: 'TICKET',
      tickets: 1,
      freeCoins: 0,
      paidCoins: 0,
      machine: fakeMachine({ item }),
    }),
  ]),
})
const none = fakeMachine({
  ...lots,
  viewerLots: 0,
  viewerDraws: fakeConnection([]),
  viewerOffers: [fakeOffer({ kind: 'TICKET', coins: 0, tickets: 1, missing: 1 })],
})
const showing = (lottery: ReturnType<typeof fakeMachine> | null) => ({
  relay: { data: { Query: () => ({ node: fakeStoreItem({ kind: 'LOTTERY', lottery }) }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<AcquiredPrizesScreenQuery>({
      query,
      variables: { id: 'storeitem_lots' },
      data: { Query: () => ({ node: fakeStoreItem({ kind: 'LOTTERY', lottery: lots }) }) },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** Nothing bought yet. */
export const Empty = meta.story({ parameters: showing(none) })
export const ByOdds = meta.story({
  parameters: showing(
    fakeMachine({ ...machines.festival, item, viewerLots: 1, viewerOffers: lots.viewerOffers }),
  ),
})
export const AllDrawn = meta.story({
  parameters: showing(
    fakeMachine({ ...none, state: 'SOLD_OUT', box: { ...machines.box.box, left: 0 } }),
  ),
})
/** Whoever logs in comes back to this very page. */
const openLogin = fn()
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn', openLogin }, ...showing(none) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})
/** Another thing than a lottery. */
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakeMachine({ ...lots, name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想のくじ' }),
  ),
})
