import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import type { PaymentFailure } from '#schema/types.generated.ts'
import { fakePaymentAttempt } from '../../fakes.ts'
import { FailedPayment } from './FailedPayment.tsx'

const failing = (failure: PaymentFailure) => ({
  relay: {
    data: {
      Node: () =>
        fakePaymentAttempt({ state: failure === 'CANCELED' ? failure : 'FAILED', failure }),
    },
  },
})

const meta = preview.meta({
  component: FailedPayment,
  args: given('attempt'),
  parameters: fragmentStory(
    graphql`
      query FailedPaymentStoryQuery {
        node(id: "attempt_01") {
          ...FailedPayment_attempt @alias(as: "attempt")
        }
      }
    `,
    failing('DECLINED').relay.data,
  ),
})

export const Declined = meta.story()
export const DeclinedInEnglish = meta.story({ globals: { locale: 'en' } })
export const NotProven = meta.story({ parameters: failing('AUTH_FAILED') })
export const OverTheLimit = meta.story({ parameters: failing('LIMIT') })
export const Canceled = meta.story({ parameters: failing('CANCELED') })
export const Expired = meta.story({ parameters: failing('EXPIRED') })
export const Refused = meta.story({ parameters: failing('REFUSED') })
