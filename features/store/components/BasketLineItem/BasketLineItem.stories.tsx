import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import {
  earlyItems,
  fakeBasket,
  basketLineOfSize,
  fakeBasketLine,
  fakeStoreItem,
  storeItems,
  wordyItem,
} from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { lines } from '../Basket/Basket.css.ts'
import type { BasketLineItemStoryQuery } from './__generated__/BasketLineItemStoryQuery.graphql.ts'
import { BasketLineItem } from './BasketLineItem.tsx'

const basketOf = (line: Parameters<typeof fakeBasketLine>[0] = {}) => ({
  Basket: () => fakeBasket({ lines: [fakeBasketLine(line)] }),
})
const having = (line: Parameters<typeof fakeBasketLine>[0]) => ({
  relay: { data: basketOf(line) },
})

const meta = preview.meta({
  component: BasketLineItem,
  args: given('line'),
  decorators: (Story) => (
    <ul className={lines}>
      <Story />
    </ul>
  ),
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<BasketLineItemStoryQuery>({
      query: graphql`
        query BasketLineItemStoryQuery {
          tenant {
            community {
              viewerBasket {
                lines {
                  ...BasketLineItem_line
                }
              }
            }
          }
        }
      `,
      data: basketOf(),
      getReferenceEntries: ({ tenant }) => ({ line: tenant.community.viewerBasket?.lines[0] }),
    }),
  },
})

export const Default = meta.story()
export const Size = meta.story({
  parameters: having(basketLineOfSize),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('サイズ: XL')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /サイズ: XL/ })).toBeVisible()
  },
})
/** It is not sold any more: another is chosen on the item's page, and this one taken out. */
export const SizeGone = meta.story({
  parameters: having({ ...basketLineOfSize, most: 0, problem: 'VARIANT_REQUIRED' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '選び直す' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '外す' })).toBeEnabled()
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
/** One press takes the new price. */
export const PriceRose = meta.story({
  parameters: having({ problem: 'PRICE_CHANGED', seenPriceYen: 2_980, seenPriceCoins: 2_980 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2,980.*3,300/)).toBeVisible()
  },
})
export const FewerLeft = meta.story({
  parameters: having({ item: storeItems.few, problem: 'OUT_OF_STOCK' }),
})
/** None is left: it can only be taken out. */
export const SoldOut = meta.story({
  parameters: having({ item: storeItems.soldOut, problem: 'OUT_OF_STOCK' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '外す' })).toBeEnabled()
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
})
export const OverTheLimit = meta.story({
  parameters: having({
    item: fakeStoreItem({ perPersonLimit: 1, viewerAvailable: 1, viewerAllowed: 1 }),
    problem: 'LIMIT',
  }),
})
export const SaleOver = meta.story({
  parameters: having({ item: storeItems.ended, quantity: 1, problem: 'PERIOD' }),
})
/** Put in as a member, who is none by now. */
export const MembersOnly = meta.story({
  parameters: having({ item: earlyItems.toOthers, quantity: 1, problem: 'PERIOD' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/会員だけの先行販売中.*11月24日/)).toBeVisible()
  },
})
export const Changing = meta.story({
  parameters: { relay: { outcome: { useBasketLineMutation: 'pending' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '外す' }))
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
})
export const NoAnswer = meta.story({
  parameters: { relay: { outcome: { useBasketLineMutation: 'error' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '外す' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
export const LongText = meta.story({ parameters: having({ item: wordyItem, quantity: 10 }) })
