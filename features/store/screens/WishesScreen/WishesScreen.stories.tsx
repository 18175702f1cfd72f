import { expect, fn } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { storeItems, wordyItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import query, { type WishesScreenQuery } from './__generated__/WishesScreenQuery.graphql.ts'
import { Screen } from './WishesScreen.tsx'

const wishing = (...items: (typeof wordyItem)[]) => ({
  relay: {
    data: {
      Community: () =>
        fakeCommunity({
          viewerWishes: fakeConnection(items.map((item) => ({ ...item, viewerWishes: true }))),
        }),
    },
  },
})

const { penlights, few, soldOut, upcoming, madeToOrder } = storeItems
const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<WishesScreenQuery>({
      query,
      data: wishing(penlights, few, soldOut, upcoming, madeToOrder).relay.data,
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const Empty = meta.story({ parameters: wishing() })
export const LongText = meta.story({ parameters: wishing(wordyItem) })

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Community: () => fakeCommunity({ viewerWishes: null }) } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})
