import { graphql } from 'react-relay'
import type { PurchaseState as State, RealGoodsDeliveryState } from '#schema/types.generated.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import {
  challenged,
  coinPack,
  coinsReturned,
  confirming,
  type fakePurchase,
  partlyReturned,
  purchasesByState,
  sent,
} from '../../fakes.ts'
import { NextStep } from './NextStep.tsx'

const meta = preview.meta({
  component: NextStep,
  args: given('purchase'),
  parameters: fragmentStory(
    graphql`
      query NextStepStoryQuery {
        node(id: "purchase_one") {
          ...NextStep_purchase @alias(as: "purchase")
        }
      }
    `,
    { Node: () => purchasesByState.DONE },
  ),
})

const standing = (state: State) => ({
  parameters: { relay: { data: { Node: () => purchasesByState[state] } } },
})
const inEnglish = (state: State) => ({ ...standing(state), globals: { locale: 'en' } as const })

export const Paying = meta.story(standing('PAYING'))
export const PayingEnglish = meta.story(inEnglish('PAYING'))
export const AwaitingCash = meta.story(standing('AWAITING_CASH'))
export const AwaitingCashEnglish = meta.story(inEnglish('AWAITING_CASH'))
export const Paid = meta.story(standing('PAID'))
export const PaidEnglish = meta.story(inEnglish('PAID'))
/** What is sent says how far it is. */
const parcel = (state: RealGoodsDeliveryState) => ({
  parameters: { relay: { data: { Node: () => sent(state) } } },
})
export const AddressWanted = meta.story(parcel('AWAITING_ADDRESS'))
export const AddressWantedEnglish = meta.story({
  ...parcel('AWAITING_ADDRESS'),
  globals: { locale: 'en' },
})
export const Preparing = meta.story(parcel('PREPARING'))
export const PreparingEnglish = meta.story({ ...parcel('PREPARING'), globals: { locale: 'en' } })
export const Shipped = meta.story(parcel('SHIPPED'))
export const ShippedEnglish = meta.story({ ...parcel('SHIPPED'), globals: { locale: 'en' } })
export const Delivered = meta.story(parcel('DELIVERED'))
export const Returned = meta.story(parcel('RETURNED'))
export const Stopped = meta.story(parcel('CANCELED'))
const having = (purchase: ReturnType<typeof fakePurchase>) => ({
  parameters: { relay: { data: { Node: () => purchase } } },
})
/** The bank asks who pays: nobody is told to wait. */
export const Challenged = meta.story(having(challenged))
export const ChallengedEnglish = meta.story({ ...having(challenged), globals: { locale: 'en' } })
export const Confirming = meta.story(having(confirming))
/** The rest is on its way, and what of it goes back is told beside it. */
export const PartRefunded = meta.story(having(partlyReturned('DONE')))
export const PartRefundedEnglish = meta.story({
  ...having(partlyReturned('DONE')),
  globals: { locale: 'en' },
})
export const PartRefundWanted = meta.story(having(partlyReturned('AWAITS_ACCOUNT')))
export const PartRefundUnsent = meta.story(having(partlyReturned('FAILED')))
export const CoinsReturned = meta.story(having(coinsReturned))
/** Coins, and all that is digital, are there at once. */
const handedOver = { parameters: { relay: { data: { Node: () => coinPack } } } }
export const HandedOver = meta.story(handedOver)
export const HandedOverEnglish = meta.story({ ...handedOver, globals: { locale: 'en' } })
export const Lapsed = meta.story(standing('LAPSED'))
export const LapsedEnglish = meta.story(inEnglish('LAPSED'))
export const Canceled = meta.story(standing('CANCELED'))
export const CanceledEnglish = meta.story(inEnglish('CANCELED'))
export const RefundDue = meta.story(standing('REFUND_DUE'))
export const RefundDueEnglish = meta.story(inEnglish('REFUND_DUE'))
export const Refunded = meta.story(standing('REFUNDED'))
export const RefundedEnglish = meta.story(inEnglish('REFUNDED'))
