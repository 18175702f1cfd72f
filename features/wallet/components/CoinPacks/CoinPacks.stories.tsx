import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCoinPack, fakePackCommunity } from '../../fakes.ts'
import { CoinPacks } from './CoinPacks.tsx'

const meta = preview.meta({
  component: CoinPacks,
  args: given('community'),
  parameters: {
    impossible: { Empty: 'Where no pack is sold, nothing stands there.' },
    ...fragmentStory(
      graphql`
        query CoinPacksStoryQuery {
          tenant {
            community {
              ...CoinPacks_community
            }
          }
        }
      `,
      { Community: () => fakePackCommunity() },
    ),
  },
})

const selling = (coinPacks: ReturnType<typeof fakeCoinPack>[]) => ({
  relay: { data: { Community: () => fakePackCommunity({ coinPacks }) } },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const pack = canvas.getByRole('link', { name: /980枚.*＋無償30枚.*¥980/ })
    await expect(pack).toHaveAttribute('href', '/store/items/storeitem_980')
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
export const LongText = meta.story({
  parameters: selling([
    fakeCoinPack({ priceYen: 1_234_567, contents: { paidCoins: 1_234_567, freeCoins: 123_456 } }),
  ]),
})
