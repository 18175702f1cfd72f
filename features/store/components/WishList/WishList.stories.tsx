import { expect, within } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeStoreItem, sizeVariants, storeItems, wordyItem } from '#storybook/fakes/store.ts'
import { atViewport } from '#storybook/viewports.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { WishList } from './WishList.tsx'

const wishing = (...items: (typeof wordyItem)[]) => ({
  Community: () =>
    fakeCommunity({
      viewerWishes: fakeConnection(items.map((item) => ({ ...item, viewerWishes: true }))),
    }),
})
const { penlights, few, soldOut, upcoming, madeToOrder, membership, digital } = storeItems
const shirt = fakeStoreItem({
  id: 'storeitem_shirt',
  name: '放送局Tシャツ（夜空の紺）',
  priceYen: 4_400,
  priceCoins: null,
  variantTitle: 'サイズ',
  variants: sizeVariants,
  pictures: [fakeImage('goods-shirt')],
})
const inBasket = fakeStoreItem({ id: 'storeitem_held', viewerBasketQuantity: 1 })
const wished = [penlights, shirt, inBasket, few, soldOut, upcoming, madeToOrder, membership]

const meta = preview.meta({
  component: WishList,
  args: given('community'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query WishListStoryQuery {
          tenant {
            community {
              ...WishList_community
            }
          }
        }
      `,
      wishing(...wished),
    ),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
const cardOf = (canvas: PlayTools['canvas'], name: string | RegExp) =>
  within(canvas.getByRole('link', { name }).closest('li')!)
/** What has sizes leads to where one is chosen, and what is gone can only be taken off. */
export const Choosing = meta.story({
  parameters: { relay: { data: wishing(shirt, soldOut) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '種類を選ぶ' })).toHaveAttribute(
      'href',
      expect.stringContaining('storeitem_shirt'),
    )
    await expect(canvas.queryByRole('button', { name: 'カートに入れる' })).toBeNull()
  },
})
const owned = { ...digital, perPersonLimit: 1, viewerAvailable: 0, viewerAllowed: 0 }
/** What the fan has bought leads to it. */
export const Owned = meta.story({
  parameters: { relay: { data: wishing(owned, penlights) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ライブラリを見る' })).toBeVisible()
  },
})
/** It goes at once, and is told with the way back. */
export const Removed = meta.story({
  parameters: { relay: { outcome: { useWishMutation: 'pending' } } },
  play: async ({ canvas, userEvent }) => {
    const remove = () =>
      userEvent.click(cardOf(canvas, /Tシャツ/).getByRole('button', { name: 'リストから外す' }))
    await remove()
    await expect(canvas.queryByRole('link', { name: /Tシャツ/ })).toBeNull()
    // Whoever goes by keys is at the next one.
    const { activeElement } = document
    await expect(activeElement).toHaveAccessibleName('リストから外す')
    await userEvent.click(await canvas.findByRole('button', { name: '元に戻す' }))
    await expect(await canvas.findByRole('link', { name: /Tシャツ/ })).toBeVisible()
    await remove()
    await expect(await canvas.findByText(/ほしい物リストから外しました/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Tシャツ/ })).toBeNull()
  },
})
export const RemovedEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { outcome: { useWishMutation: 'pending' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cardOf(canvas, /Tシャツ/).getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible()
  },
})
export const Adding = meta.story({
  parameters: { relay: { outcome: { useAddToBasketMutation: 'pending' } } },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'カートに入れる' })
    await userEvent.click(first!)
    await expect(await canvas.findByText('カートに入れています')).toBeInTheDocument()
  },
})
export const NotAdded = meta.story({
  parameters: { relay: { outcome: { useAddToBasketMutation: 'error' } } },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'カートに入れる' })
    await userEvent.click(first!)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: wishing() } } })
export const LongText = meta.story({ parameters: { relay: { data: wishing(wordyItem, few) } } })
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn' },
    relay: { data: { Community: () => fakeCommunity({ viewerWishes: null }) } },
  },
})
