import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCheckout } from '../../fakes.ts'
import { RenewalOver } from './RenewalOver.tsx'

const meta = preview.meta({
  component: RenewalOver,
  args: given('session'),
  parameters: fragmentStory(
    graphql`
      query RenewalOverStoryQuery {
        viewer {
          checkout(id: "checkout_01") {
            ...RenewalOver_session
          }
        }
      }
    `,
    {
      CheckoutSession: () =>
        fakeCheckout({ origin: 'RENEWAL', state: 'EXPIRED', invoice: { id: 'invoice_one' } }),
    },
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('invoice_one'),
    )
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
