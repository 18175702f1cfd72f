import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeCheckout } from '#features/checkout/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { CheckoutUnderWay } from './CheckoutUnderWay.tsx'

const meta = preview.meta({
  component: CheckoutUnderWay,
  args: given('session'),
  parameters: fragmentStory(
    graphql`
      query CheckoutUnderWayStoryQuery {
        viewer {
          checkout(id: "checkout_01") {
            ...CheckoutUnderWay_session
          }
        }
      }
    `,
    { CheckoutSession: () => fakeCheckout({ state: 'OPEN', method: null }) },
  ),
})
const paying = {
  parameters: {
    relay: {
      data: { CheckoutSession: () => fakeCheckout({ state: 'PROCESSING', method: 'CARD' }) },
    },
  },
} as const

/** What is held is held until then. */
export const Held = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お手続きへ戻る' })).toHaveAttribute(
      'href',
      '/store/order/checkout?session=checkout_01',
    )
  },
})
export const HeldDesktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** It is confirmed, and not paid yet: back to where it is paid. */
export const Unpaid = meta.story({
  ...paying,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お手続きへ戻る' })).toHaveAttribute(
      'href',
      '/store/cash-payment/credit-card/pending?session=checkout_01',
    )
  },
})
export const UnpaidEnglish = meta.story({ ...paying, globals: { locale: 'en' } })
