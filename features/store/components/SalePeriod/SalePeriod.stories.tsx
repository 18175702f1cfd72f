import { graphql } from 'react-relay'
import { fakeStoreItem, storeItems } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { SalePeriod } from './SalePeriod.tsx'

const meta = preview.meta({
  component: SalePeriod,
  args: given('item'),
  parameters: fragmentStory(
    graphql`
      query SalePeriodStoryQuery {
        node(id: "storeitem_penlights") {
          ... on StoreItem @alias(as: "item") {
            ...SalePeriod_item
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

/** Sold until its end, which is counted down to. */
export const Default = meta.story({ parameters: of(storeItems.madeToOrder) })
export const Upcoming = meta.story({ parameters: of(storeItems.upcoming) })
export const English = meta.story({
  globals: { locale: 'en' },
  parameters: of(storeItems.madeToOrder),
})
