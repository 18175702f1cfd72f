import { expect, fn } from 'storybook/test'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { coinPack, forCoins, listing, longPurchase } from '../../fakes.ts'
import query, {
  type PurchaseHistoryScreenQuery,
} from './__generated__/PurchaseHistoryScreenQuery.graphql.ts'
import { Screen } from './PurchaseHistoryScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<PurchaseHistoryScreenQuery>({ query, data: listing() }),
  },
})

/** A purchase in each state. */
export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Coins = meta.story({ parameters: { relay: { data: listing([coinPack, forCoins]) } } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Empty = meta.story({ parameters: { relay: { data: listing([]) } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: { relay: { data: listing([longPurchase]) } } })

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Viewer: () => fakeViewer({ purchases: null }) } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})
