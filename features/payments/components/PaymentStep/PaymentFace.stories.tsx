import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakePaymentAttempt, slip } from '../../fakes.ts'
import { paymentWatchMachine } from '../../machines/paymentWatchMachine.ts'
import { PaymentFace } from './PaymentFace.tsx'

const meta = preview.meta({
  component: PaymentFace,
  args: { ...given('attempt'), ...given('actor') },
  parameters: fragmentStory(
    graphql`
      query PaymentFaceStoryQuery {
        node(id: "attempt_01") {
          ...PaymentFace_attempt @alias(as: "attempt")
        }
      }
    `,
    { Node: () => fakePaymentAttempt({ step: null }) },
  ),
})

const stand = (value: StateValueFrom<typeof paymentWatchMachine>) => ({
  machine: { start: () => standingIn(paymentWatchMachine, { value, context: { error: null } }) },
})

export const Looking = meta.story({ parameters: stand({ watching: 'looking' }) })
/** After five minutes it is looked at when asked for: nobody has to wait before it. */
export const Slow = meta.story({
  parameters: stand('slow'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'もう一度確認する' })).toBeVisible()
    await expect(canvas.queryByText(/このままお待ちください/)).toBeNull()
  },
})
export const SlowAtTheTill = meta.story({
  parameters: {
    ...stand('slow'),
    relay: { data: { Node: () => fakePaymentAttempt({ step: slip, method: 'KONBINI' }) } },
  },
})
export const SlowEnglish = meta.story({ parameters: stand('slow'), globals: { locale: 'en' } })
