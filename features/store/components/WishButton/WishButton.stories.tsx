import { expect, waitFor } from 'storybook/test'
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

const wishes: boolean[] = []
/** Tapped, and tapped again before the first answer is there: the last tap is sent after it, and holds. */
export const TappedTwice = meta.story({
  parameters: {
    relay: {
      latency: 100,
      data: {
        Query: () => ({ node: storeItems.penlights }),
        Mutation: () => ({
          wishForItem({ input }) {
            const { isWished } = input as { isWished: boolean }
            wishes.push(isWished)
            const item = fakeStoreItem({ viewerWishes: isWished })
            return { __typename: 'WishForItemSuccess' as const, item }
          },
        }),
      },
    },
    session: { status: 'loggedIn' },
  },
  beforeEach: () => void wishes.splice(0),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /ほしい物/ })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(wishes).toEqual([true, false]))
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
})
