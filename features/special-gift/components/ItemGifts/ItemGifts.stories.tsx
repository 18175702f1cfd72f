import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeStoreItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { everyGift, opened } from '../../fakes.ts'
import { ItemGifts } from './ItemGifts.tsx'

const meta = preview.meta({
  component: ItemGifts,
  args: given('item'),
  parameters: fragmentStory(
    graphql`
      query ItemGiftsStoryQuery {
        node(id: "storeitem_soundtrack") {
          ... on StoreItem @alias(as: "item") {
            ...ItemGifts_item
          }
        }
      }
    `,
    { Query: () => ({ node: fakeStoreItem({ ...opened.soundtrack, viewerMayOpen: false }) }) },
  ),
})
const of = (item: ReturnType<typeof fakeStoreItem>) => ({
  relay: { data: { Query: () => ({ node: item }) } },
})

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'ひらく' })).toBeNull()
  },
})
export const Bought = meta.story({
  parameters: of(opened.soundtrack),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'ひらく' })).toHaveAttribute(
      'href',
      '/store/items/storeitem_soundtrack/special-gifts',
    )
  },
})
export const EveryKind = meta.story({
  parameters: of(fakeStoreItem({ ...opened.soundtrack, specialGifts: everyGift })),
})
export const English = meta.story({
  globals: { locale: 'en' },
  parameters: of(fakeStoreItem({ ...opened.soundtrack, specialGifts: everyGift })),
})
