import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCoinWallet, noCoins } from '../../fakes.ts'
import { ExpiringCoins } from './ExpiringCoins.tsx'

const meta = preview.meta({
  component: ExpiringCoins,
  args: given('wallet'),
  parameters: fragmentStory(
    graphql`
      query ExpiringCoinsStoryQuery {
        viewer {
          coinWallet {
            ...ExpiringCoins_wallet
          }
        }
      }
    `,
    { CoinWallet: fakeCoinWallet },
  ),
})

export const Default = meta.story()
export const Empty = meta.story({
  parameters: { relay: { data: { CoinWallet: () => fakeCoinWallet(noCoins) } } },
})
/** A week is left, then a day. */
export const Soon = meta.story({
  parameters: {
    relay: {
      data: {
        CoinWallet: () =>
          fakeCoinWallet({
            expiring: [
              { at: '2026-11-21T15:00:00.000Z', daysLeft: 1, free: 20, paid: 0 },
              { at: '2026-11-27T15:00:00.000Z', daysLeft: 7, free: 300, paid: 0 },
            ],
          }),
      },
    },
  },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        CoinWallet: () =>
          fakeCoinWallet({
            expiring: [
              { at: '2026-11-30T15:00:00.000Z', daysLeft: 10, free: 1_234_567, paid: 100_000 },
            ],
          }),
      },
    },
  },
})
