import { graphql } from 'react-relay'
import { fakeStoreItem, storeItems, wordyItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { ItemFacts } from './ItemFacts.tsx'

const meta = preview.meta({
  component: ItemFacts,
  args: given('item'),
  parameters: fragmentStory(
    graphql`
      query ItemFactsStoryQuery {
        node(id: "storeitem_penlights") {
          ... on StoreItem @alias(as: "item") {
            ...ItemFacts_item
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
export const MadeToOrder = meta.story({ parameters: of(storeItems.madeToOrder) })
export const Digital = meta.story({ parameters: of(storeItems.digital) })
export const Subscription = meta.story({ parameters: of(storeItems.membership) })
export const Coins = meta.story({ parameters: of(storeItems.coins) })
export const CoinsEnglish = meta.story({
  parameters: of(storeItems.coins),
  globals: { locale: 'en' },
})
export const Tickets = meta.story({ parameters: of(storeItems.tickets) })
export const English = meta.story({ globals: { locale: 'en' } })
export const LongText = meta.story({ parameters: of(wordyItem) })
