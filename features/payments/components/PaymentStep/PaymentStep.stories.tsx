import { graphql } from 'react-relay'
import { expect, fn, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import { tell } from '#storybook/listening.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { cardEntry, challenge, fakePaymentAttempt, wallet } from '../../fakes.ts'
import { PaymentStep } from '../../index.ts'

const onMoved = fn()
const meta = preview.meta({
  component: PaymentStep,
  args: { ...given('attempt'), onMoved },
  parameters: fragmentStory(
    graphql`
      query PaymentStepStoryQuery {
        node(id: "attempt_01") {
          ...PaymentStep_attempt @alias(as: "attempt")
        }
      }
    `,
    {
      Node: fakePaymentAttempt,
      CompletePaymentPayload: () => ({
        __typename: 'CompletePaymentSuccess',
        attempt: fakePaymentAttempt(),
      }),
    },
  ),
})

/** As the attempt stands, and is found whenever it is looked at. */
const at = (step: typeof cardEntry | typeof challenge | typeof wallet) => {
  const attempt = fakePaymentAttempt({ step })
  const CompletePaymentPayload = () => ({ __typename: 'CompletePaymentSuccess' as const, attempt })
  return { relay: { data: { Node: () => attempt, CompletePaymentPayload } } }
}

export const Card = meta.story()
export const Challenge = meta.story({ parameters: at(challenge) })
export const Wallet = meta.story({ parameters: at(wallet) })

// What others say is not heard.
Card.test('is looked at once the frame says that the fan is through', async ({ canvas }) => {
  onMoved.mockClear()
  const say = (data: unknown, source: Window | null) =>
    tell(window, new MessageEvent('message', { data, source }))
  const frame = canvas.getByTitle<HTMLIFrameElement>('カードで支払う')
  await say('payment.returned', window)
  await say('something else', frame.contentWindow)
  await expect(onMoved).not.toHaveBeenCalled()
  await say('payment.returned', frame.contentWindow)
  await waitFor(() => expect(onMoved.mock.calls).toEqual([['REQUIRES_ACTION']]))
})

/** The provider does not answer: the fan is told not to pay again. */
export const NotKnown = meta.story({
  parameters: {
    relay: {
      data: {
        CompletePaymentPayload: () => ({ __typename: 'PaymentErrorResponse', code: 'UNKNOWN' }),
      },
    },
  },
  play: async ({ canvas }) => {
    const { contentWindow: source } = canvas.getByTitle<HTMLIFrameElement>('カードで支払う')
    await tell(window, new MessageEvent('message', { data: 'payment.returned', source }))
    await expect(await canvas.findByText(/二重に支払わず/)).toBeVisible()
  },
})

/** It is paid: nothing is left to look at. */
export const Settled = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () => fakePaymentAttempt({ step: null }),
        CompletePaymentPayload: () => ({
          __typename: 'CompletePaymentSuccess',
          attempt: fakePaymentAttempt({ step: null, state: 'CAPTURED' }),
        }),
      },
    },
  },
  play: async () => {
    onMoved.mockClear()
    await tell(document, new Event('visibilitychange'))
    await waitFor(() => expect(onMoved.mock.calls).toEqual([['CAPTURED']]))
  },
})
