import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { purchasesByState } from '#features/purchases/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { OrderOver } from './OrderOver.tsx'

const meta = preview.meta({
  component: OrderOver,
  args: { ...given('purchase'), state: 'REFUND_DUE' as const },
  parameters: fragmentStory(
    graphql`
      query OrderOverStoryQuery {
        node(id: "purchase_one") {
          ...OrderOver_purchase @alias(as: "purchase")
        }
      }
    `,
    { Node: () => purchasesByState.REFUND_DUE },
  ),
})

const standing = (state: 'LAPSED' | 'REFUNDED') => ({
  relay: { data: { Node: () => purchasesByState[state] } },
})

/** It was paid too late, in cash: the fan says where it goes. */
export const RefundDue = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '振込先を知らせる' })).toBeVisible()
  },
})
export const RefundDueEnglish = meta.story({ globals: { locale: 'en' } })
export const Refunded = meta.story({
  args: { state: 'REFUNDED' },
  parameters: standing('REFUNDED'),
})
/** Nobody paid the slip in time. */
export const Lapsed = meta.story({ args: { state: 'EXPIRED' }, parameters: standing('LAPSED') })
