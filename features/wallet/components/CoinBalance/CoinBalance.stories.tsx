import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCoinWallet, noCoins } from '../../fakes.ts'
import { CoinBalance } from './CoinBalance.tsx'

const meta = preview.meta({
  component: CoinBalance,
  args: given('wallet'),
  parameters: fragmentStory(
    graphql`
      query CoinBalanceStoryQuery {
        viewer {
          coinWallet {
            ...CoinBalance_wallet
          }
        }
      }
    `,
    { CoinWallet: fakeCoinWallet },
  ),
})

const having = (coins: Parameters<typeof fakeCoinWallet>[0]) => ({
  relay: { data: { CoinWallet: () => fakeCoinWallet(coins) } },
})

export const Default = meta.story()
export const Empty = meta.story({ parameters: having(noCoins) })
export const LongText = meta.story({ parameters: having({ free: 1_234_567, paid: 100_000 }) })
/** A payment was taken back whose coins were spent. */
export const Frozen = meta.story({ parameters: having({ owed: 300 }) })
