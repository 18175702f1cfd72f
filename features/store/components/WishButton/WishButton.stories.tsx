import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeStoreItem, storeItems } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { WishButton } from './WishButton.tsx'

const meta = preview.meta({
  component: WishButton,
  args: given('item'),
  parameters: fragmentStory(
    graphql`
      query WishButtonStoryQuery {
        node(id: "storeitem_penlights") {
          ... on StoreItem @alias(as: "item") {
            ...WishButton_item
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

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /ほしい物/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  },
})
export const Wished = meta.story({
  parameters: of(fakeStoreItem({ viewerWishes: true })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /ほしい物/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
})
