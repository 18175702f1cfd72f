import { graphql } from 'react-relay'
import { fakeStoreItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { Price } from './Price.tsx'

const priced = (priceYen: number | null, priceCoins: number | null) => ({
  Node: () => fakeStoreItem({ priceYen, priceCoins }),
})

const meta = preview.meta({
  component: Price,
  args: given('item'),
  parameters: fragmentStory(
    graphql`
      query PriceStoryQuery {
        node(id: "storeitem_one") {
          ...Price_item @alias(as: "item")
        }
      }
    `,
    priced(2_200, 1_800),
  ),
})

export const Default = meta.story()
export const Large = meta.story({ args: { size: 'large' } })
export const YenOnly = meta.story({ parameters: { relay: { data: priced(980, null) } } })
export const CoinsOnly = meta.story({ parameters: { relay: { data: priced(null, 300) } } })
/** Some of its variants cost more. */
export const From = meta.story({
  parameters: { relay: { data: { Node: () => fakeStoreItem({ isPriceFrom: true }) } } },
})
export const English = meta.story({ globals: { locale: 'en' } })
