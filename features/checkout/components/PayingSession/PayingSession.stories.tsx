import { graphql } from 'react-relay'
import { cardEntry, challenge, fakePaymentAttempt, slip, wallet } from '#features/payments/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCheckout } from '../../fakes.ts'
import { PayingSession } from './PayingSession.tsx'

const meta = preview.meta({
  component: PayingSession,
  args: given('session'),
  parameters: fragmentStory(
    graphql`
      query PayingSessionStoryQuery {
        viewer {
          checkout(id: "checkout_01") {
            ...PayingSession_session
          }
        }
      }
    `,
    {
      CheckoutSession: () =>
        fakeCheckout({
          state: 'PROCESSING',
          method: 'CARD',
          attempt: fakePaymentAttempt({ step: cardEntry }),
        }),
    },
  ),
})

const having = (change: Parameters<typeof fakeCheckout>[0]) => ({
  relay: { data: { CheckoutSession: () => fakeCheckout(change) } },
})

/** The card is typed into a frame of the provider's. */
export const Default = meta.story()
export const Challenged = meta.story({
  parameters: having({
    state: 'PROCESSING',
    method: 'CARD',
    attempt: fakePaymentAttempt({ step: challenge }),
  }),
})
export const Waiting = meta.story({
  parameters: having({
    state: 'PROCESSING',
    method: 'CARD',
    attempt: fakePaymentAttempt({ state: 'PENDING', step: null }),
  }),
})
export const AtAStore = meta.story({
  parameters: having({
    state: 'PENDING_KONBINI',
    method: 'KONBINI',
    attempt: fakePaymentAttempt({ state: 'PENDING', method: 'KONBINI', step: slip }),
  }),
})
export const InAWallet = meta.story({
  parameters: having({
    state: 'PENDING_ID',
    method: 'PAYPAY',
    attempt: fakePaymentAttempt({ method: 'PAYPAY', step: wallet }),
  }),
})
