import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { Stack } from '#design-system/stack/Stack.tsx'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { savedCards, subscriptions, type fakeSubscription } from '../../fakes.ts'
import { SubscriptionCard } from './SubscriptionCard.tsx'

const having = (node: ReturnType<typeof fakeSubscription>) => ({
  Query: () => ({ node, viewer: fakeViewer({ paymentInstruments: savedCards }) }),
})

const meta = preview.meta({
  component: SubscriptionCard,
  args: given('subscription', 'viewer'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query SubscriptionCardStoryQuery {
          node(id: "subscription_one") {
            ... on StoreSubscription @alias(as: "subscription") {
              ...SubscriptionCard_subscription
            }
          }
          viewer {
            ...SubscriptionCard_viewer
          }
        }
      `,
      having(subscriptions.active),
    ),
  },
  decorators: [
    (Story) => (
      <Stack as="ul" gap={3}>
        <Story />
      </Stack>
    ),
  ],
})
const of = (subscription: ReturnType<typeof fakeSubscription>) => ({
  relay: { data: having(subscription) },
})
const { dearer, unpaid, asked, cancelled, ended, cardless, long } = subscriptions

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const NewPrice = meta.story({ parameters: of(dearer) })
export const PastDue = meta.story({ parameters: of(unpaid) })
/** The bank asks whether it is the fan. */
export const Asked = meta.story({ parameters: of(asked) })
export const Cancelled = meta.story({ parameters: of(cancelled) })
/** Nothing is left to do about it. */
export const Ended = meta.story({
  parameters: of(ended),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const WithoutCard = meta.story({ parameters: of(cardless) })
export const LongText = meta.story({ parameters: of(long) })
