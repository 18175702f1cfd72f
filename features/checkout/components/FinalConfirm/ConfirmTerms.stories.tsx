import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { checkoutLines, fakeCheckout } from '../../fakes.ts'
import { ConfirmTerms } from './ConfirmTerms.tsx'

const terms = (change: Parameters<typeof fakeCheckout>[0]) => ({
  CheckoutSession: () => fakeCheckout(change),
  Viewer: () => fakeViewer({ user: fakeUser() }),
})

const meta = preview.meta({
  component: ConfirmTerms,
  args: given('session', 'viewer'),
  parameters: fragmentStory(
    graphql`
      query ConfirmTermsStoryQuery {
        viewer {
          ...BalanceAfter_viewer
          checkout(id: "checkout_01") {
            ...ConfirmTerms_session
          }
        }
      }
    `,
    terms({ isSent: true, method: 'CARD' }),
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('送料').nextElementSibling).toHaveTextContent(
      '価格に含まれています',
    )
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
/** Nothing is sent, so that nothing is said of what that costs. */
export const Digital = meta.story({
  parameters: {
    relay: { data: terms({ isSent: false, method: 'CARD', lines: [checkoutLines.digital] }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('送料')).toBeNull()
  },
})
