import { graphql } from 'react-relay'
import { fakeStoreItem, storeItems } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { ItemPictures } from './ItemPictures.tsx'

const meta = preview.meta({
  component: ItemPictures,
  args: given('item'),
  parameters: fragmentStory(
    graphql`
      query ItemPicturesStoryQuery {
        node(id: "storeitem_penlights") {
          ... on StoreItem @alias(as: "item") {
            ...ItemPictures_item
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

export const Default = meta.story()
export const One = meta.story({ parameters: of(storeItems.few) })
