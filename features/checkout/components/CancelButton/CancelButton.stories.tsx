import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCheckout } from '../../fakes.ts'
import { CancelButton } from './CancelButton.tsx'

const meta = preview.meta({
  component: CancelButton,
  args: given('session'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query CancelButtonStoryQuery {
          viewer {
            checkout(id: "checkout_01") {
              ...CancelButton_session
            }
          }
        }
      `,
      { CheckoutSession: () => fakeCheckout() },
      { outcome: { CancelButtonMutation: 'pending' } },
    ),
  },
})

export const Default = meta.story()
export const Busy = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  },
})
