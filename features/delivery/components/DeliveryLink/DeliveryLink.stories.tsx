import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { awaiting, fakeDelivery } from '../../fakes.ts'
import { DeliveryLink } from './DeliveryLink.tsx'

const meta = preview.meta({
  component: DeliveryLink,
  args: given('delivery'),
  parameters: fragmentStory(
    graphql`
      query DeliveryLinkStoryQuery {
        node(id: "delivery_one") {
          ... on RealGoodsDelivery @alias(as: "delivery") {
            ...DeliveryLink_delivery
          }
        }
      }
    `,
    { Query: () => ({ node: fakeDelivery() }) },
  ),
})

/** It is packed, or on its way. */
export const Default = meta.story()
/** Nobody has said where it goes. */
export const AwaitingAddress = meta.story({
  parameters: { relay: { data: { Query: () => ({ node: fakeDelivery(awaiting) }) } } },
})
export const English = meta.story({ globals: { locale: 'en' } })
