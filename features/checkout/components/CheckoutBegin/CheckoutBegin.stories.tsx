import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fakeCheckout } from '../../fakes.ts'
import { CheckoutBegin } from './CheckoutBegin.tsx'

const meta = preview.meta({
  component: CheckoutBegin,
  args: { communityId: 'community_01' },
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay({
      data: {
        OpenCheckoutPayload: () => ({ __typename: 'OpenCheckoutSuccess', session: fakeCheckout() }),
        CheckoutSession: fakeCheckout,
      },
    }),
  },
})

/** What is held is held now: the address says so. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
        'data-address',
        '/store/order/checkout?session=checkout_01',
      ),
    )
  },
})
export const SoldOut = meta.story({
  parameters: {
    relay: {
      data: {
        OpenCheckoutPayload: () => ({
          ...{ __typename: 'CheckoutItemError', code: 'OUT_OF_STOCK', itemId: 'storeitem_badge' },
          ...{ itemName: '一周年 光るペンライトバッジ', left: 0 },
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'カートへ戻る' })).toBeVisible()
  },
})
export const NoAnswer = meta.story({ parameters: { relay: { outcome: 'error' } } })
