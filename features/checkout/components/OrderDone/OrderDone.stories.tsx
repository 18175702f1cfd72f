import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeDelivery } from '#features/delivery/fakes.ts'
import { partlyReturned } from '#features/purchases/fakes.ts'
import { storeItems } from '#storybook/fakes/store.ts'
import { fakeCheckout, fakeOrder, isSubscribing } from '../../fakes.ts'

const done = { state: 'FULFILLED', order: fakeOrder({ delivery: null }) } as const

import { OrderDone } from './OrderDone.tsx'

const meta = preview.meta({
  component: OrderDone,
  args: given('session'),
  parameters: fragmentStory(
    graphql`
      query OrderDoneStoryQuery {
        viewer {
          checkout(id: "checkout_01") {
            ...OrderDone_session
          }
        }
      }
    `,
    { CheckoutSession: () => fakeCheckout(done) },
  ),
})
const having = (change: Parameters<typeof fakeCheckout>[0]) => ({
  relay: { data: { CheckoutSession: () => fakeCheckout(change) } },
})

/** All is there already: nothing is sent. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お支払いと受け取りが完了しました。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '購入履歴・領収書を見る' })).toBeVisible()
  },
})
/** The next thing to do is to say where it goes. */
export const AddressWanted = meta.story({
  parameters: having({
    state: 'FULFILLED',
    order: fakeOrder({
      delivery: fakeDelivery({ state: 'AWAITING_ADDRESS' }),
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/つぎに、お届け先を教えてください/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'お届け先を入力する' })).toBeVisible()
  },
})
export const Preparing = meta.story({
  parameters: having({
    state: 'FULFILLED',
    order: fakeOrder({ delivery: fakeDelivery({ state: 'PREPARING' }) }),
  }),
})
export const OnItsWay = meta.story({
  parameters: having({ state: 'PAID', order: fakeOrder({ delivery: null, state: 'PAID' }) }),
})
/** Seen again later: a part went back, and the rest is on its way. */
export const PartRefunded = meta.story({
  parameters: having({
    state: 'FULFILLED',
    purchase: partlyReturned('DONE'),
    order: fakeOrder({ delivery: fakeDelivery({ state: 'SHIPPED' }) }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お届けの状況を見る' })).toBeVisible()
    await expect(canvas.getByText(/一部（¥500）を返金しました/)).toBeVisible()
  },
})
const coins = fakeOrder({
  method: 'CARD',
  total: 980,
  freeCoins: 0,
  delivery: null,
  lines: [
    { itemId: 'storeitem_980', kind: 'COIN_PACK', name: 'コイン 980枚', quantity: 1, price: 980 },
  ],
})
/** Coins lead to where they are counted. */
export const Coins = meta.story({
  parameters: having({ state: 'FULFILLED', order: coins }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'コインの残高を見る' })).toBeVisible()
  },
})
/** Lots lead to where they are drawn. */
export const Lots = meta.story({
  parameters: having({
    state: 'FULFILLED',
    order: fakeOrder({
      method: 'CARD',
      total: 500,
      freeCoins: 0,
      delivery: null,
      lines: [
        {
          itemId: 'storeitem_lots',
          kind: 'LOTTERY',
          name: 'おたよりくじ（120本）',
          quantity: 1,
          price: 500,
        },
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'くじを見る' })).toHaveAttribute(
      'href',
      '/store/items/storeitem_lots/acquired-prizes',
    )
  },
})
/** A membership says what one has now, and where. */
export const Membership = meta.story({
  parameters: having({
    state: 'FULFILLED',
    ...isSubscribing,
    order: fakeOrder({
      method: 'CARD',
      total: 980,
      freeCoins: 0,
      delivery: null,
      lines: [
        {
          itemId: 'storeitem_members',
          kind: 'SUBSCRIPTION',
          name: 'よいやみ会員（月額）',
          quantity: 1,
          price: 980,
        },
      ],
      subscription: {
        id: 'subscription_one',
        state: 'ACTIVE',
        item: { ...storeItems.membership, viewerIsMember: true },
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /月の出待ち/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'あとがたり' })).toBeVisible()
  },
})
/** Coins that another checkout waits for lead back to it. */
export const CoinsForAnother = meta.story({
  parameters: having({
    state: 'FULFILLED',
    order: coins,
    returnsTo: fakeCheckout({ id: 'checkout_00' }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '元のお買い物へ戻る' })).toBeVisible()
  },
})
export const LongText = meta.story({ globals: { locale: 'en' } })
