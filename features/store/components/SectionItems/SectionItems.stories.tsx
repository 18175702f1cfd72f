import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeStoreSection, storeItems, wordyItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { SectionItems } from './SectionItems.tsx'

const { penlights, digital, coins } = storeItems
const showing = (section: ReturnType<typeof fakeStoreSection>) => ({
  relay: { data: { Query: () => ({ node: section }) } },
})

const meta = preview.meta({
  component: SectionItems,
  args: given('section'),
  parameters: fragmentStory(
    graphql`
      query SectionItemsStoryQuery {
        node(id: "storesection_goods") {
          ... on StoreSection @alias(as: "section") {
            ...SectionItems_section
          }
        }
      }
    `,
    { Query: () => ({ node: fakeStoreSection() }) },
  ),
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
/** All of it is here: nothing more is offered. */
export const Last = meta.story({
  parameters: showing(fakeStoreSection({ items: fakeConnection([penlights, digital, coins]) })),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: /もっと/ })).toBeNull()
  },
})
export const Empty = meta.story({
  parameters: showing(fakeStoreSection({ items: fakeConnection([]) })),
})
export const LongText = meta.story({
  parameters: showing(fakeStoreSection({ items: fakeConnection([wordyItem, coins]) })),
})
