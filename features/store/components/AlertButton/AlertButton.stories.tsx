import { graphql } from 'react-relay'
import { fakeStoreItem, storeItems } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { AlertButton } from './AlertButton.tsx'

const meta = preview.meta({
  component: AlertButton,
  args: given('item'),
  parameters: fragmentStory(
    graphql`
      query AlertButtonStoryQuery {
        node(id: "storeitem_penlights") {
          ... on StoreItem @alias(as: "item") {
            ...AlertButton_item
          }
        }
      }
    `,
    { Query: () => ({ node: storeItems.penlights }) },
  ),
})
const of = (item: ReturnType<typeof fakeStoreItem>) => ({
  relay: { data: { Query: () => ({ node: item }) } },
})

/** Sold out: told when it is back. */
export const Default = meta.story({ parameters: of(storeItems.soldOut) })
export const Upcoming = meta.story({ parameters: of(storeItems.upcoming) })
export const Asked = meta.story({
  parameters: of(fakeStoreItem({ ...storeItems.soldOut, viewerIsAlerted: true })),
})
