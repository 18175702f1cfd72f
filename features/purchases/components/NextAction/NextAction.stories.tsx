import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import {
  challenged,
  fakePurchase,
  fakeRefund,
  partlyReturned,
  purchasesByState,
  sent,
} from '../../fakes.ts'
import { NextAction } from './NextAction.tsx'

type Purchase = ReturnType<typeof fakePurchase>
const data = (purchase: Purchase) => ({ Node: () => purchase })

const meta = preview.meta({
  component: NextAction,
  args: given('purchase'),
  parameters: fragmentStory(
    graphql`
      query NextActionStoryQuery {
        node(id: "purchase_one") {
          ...NextAction_purchase @alias(as: "purchase")
        }
      }
    `,
    data(purchasesByState.AWAITING_CASH),
  ),
})

/** The purchase leads there, by one link alone. */
const leads = (purchase: Purchase, href: string) => ({
  parameters: { relay: { data: data(purchase) } },
  play: async ({ canvas }: PlayTools) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', href)
  },
})
const toDelivery = '/store/prize/delivery/delivery_one'
const toRefund = '/settings/store/refunds/refund_one'
const transferred = fakePurchase({
  state: 'REFUND_DUE',
  refunds: [fakeRefund({ state: 'AWAITS_TRANSFER' })],
})
const inEnglish = { locale: 'en' } as const

/** To the numbers for the till. */
export const AwaitingCash = meta.story(
  leads(purchasesByState.AWAITING_CASH, '/checkout/pending?session=checkout_one'),
)
export const AwaitingCashEnglish = meta.story({ globals: inEnglish })
/** To the wallet that has not said yet whether it paid. */
export const Paying = meta.story(
  leads(purchasesByState.PAYING, '/store/cash-payment/id-payment/pending?session=checkout_one'),
)
/** The bank asks who pays. */
export const Challenged = meta.story({
  ...leads(challenged, '/store/cash-payment/credit-card/pending?session=checkout_one'),
})
export const ChallengedEnglish = meta.story({
  parameters: { relay: { data: data(challenged) } },
  globals: inEnglish,
})
/** What is left of it is on its way, and what was taken back can be looked at beside it. */
export const PartRefunded = meta.story({
  parameters: { relay: { data: data(partlyReturned('SENDING')) } },
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(hrefs).toEqual([toDelivery, toRefund])
  },
})
/** To say where the yen go comes first. */
export const PartRefundWanted = meta.story({
  parameters: { relay: { data: data(partlyReturned('AWAITS_ACCOUNT')) } },
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(hrefs).toEqual([toRefund, toDelivery])
  },
})
/** Cash goes back, and nobody has said where to: this comes before all else. */
export const RefundDue = meta.story(leads(purchasesByState.REFUND_DUE, toRefund))
export const RefundDueEnglish = meta.story({
  ...leads(purchasesByState.REFUND_DUE, toRefund),
  globals: inEnglish,
})
export const RefundUnderWay = meta.story(leads(transferred, toRefund))
export const RefundUnderWayEnglish = meta.story({
  ...leads(transferred, toRefund),
  globals: inEnglish,
})
/** Goods that are paid, and nobody has said where they go. */
export const AwaitingAddressEnglish = meta.story({
  ...leads(sent('AWAITING_ADDRESS'), `${toDelivery}/form`),
  globals: inEnglish,
})
/** To where the parcel is. */
export const ShippedDesktop = meta.story({
  ...leads(sent('SHIPPED'), toDelivery),
  globals: atViewport('desktop'),
})
