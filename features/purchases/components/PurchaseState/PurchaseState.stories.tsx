import { graphql } from 'react-relay'
import type { PurchaseState as State } from '#schema/types.generated.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import {
  challenged,
  confirming,
  type fakePurchase,
  fakeRefund,
  purchasesByState,
  sent,
} from '../../fakes.ts'
import { PurchaseState } from './PurchaseState.tsx'

const meta = preview.meta({
  component: PurchaseState,
  args: given('purchase'),
  parameters: fragmentStory(
    graphql`
      query PurchaseStateStoryQuery {
        node(id: "purchase_one") {
          ...PurchaseState_purchase @alias(as: "purchase")
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
export const Done = meta.story(standing('DONE'))
export const DoneEnglish = meta.story(inEnglish('DONE'))
export const Lapsed = meta.story(standing('LAPSED'))
export const LapsedEnglish = meta.story(inEnglish('LAPSED'))
export const Canceled = meta.story(standing('CANCELED'))
export const CanceledEnglish = meta.story(inEnglish('CANCELED'))
export const RefundDue = meta.story(standing('REFUND_DUE'))
export const RefundDueEnglish = meta.story(inEnglish('REFUND_DUE'))
export const Refunded = meta.story(standing('REFUNDED'))
export const RefundedEnglish = meta.story(inEnglish('REFUNDED'))

const having = (purchase: ReturnType<typeof fakePurchase>) => ({
  parameters: { relay: { data: { Node: () => purchase } } },
})
export const Challenged = meta.story(having(challenged))
export const ChallengedEnglish = meta.story({ ...having(challenged), globals: { locale: 'en' } })
export const Confirming = meta.story(having(confirming))
/** What is not sent yet is not done. */
export const AddressWanted = meta.story(having(sent('AWAITING_ADDRESS')))
export const Preparing = meta.story(having(sent('PREPARING')))
export const PreparingEnglish = meta.story({
  ...having(sent('PREPARING')),
  globals: { locale: 'en' },
})
export const Shipped = meta.story(having(sent('SHIPPED')))
export const Delivered = meta.story(having(sent('DELIVERED')))
export const Returned = meta.story(having(sent('RETURNED')))
export const Stopped = meta.story(having(sent('CANCELED')))
/** It could not be sent back. */
export const RefundStuck = meta.story(
  having({ ...purchasesByState.REFUNDED, refunds: [fakeRefund({ state: 'FAILED' })] }),
)
