import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCoinWallet } from '#features/wallet/fakes.ts'
import { HeldCoins } from './HeldCoins.tsx'

const having = (coins: Parameters<typeof fakeCoinWallet>[0]) => ({
  Viewer: () => fakeViewer({ coinWallet: fakeCoinWallet(coins) }),
})

const meta = preview.meta({
  component: HeldCoins,
  args: given('wallet'),
  parameters: fragmentStory(
    graphql`
      query HeldCoinsStoryQuery {
        viewer {
          coinWallet {
            ...HeldCoins_wallet
          }
        }
      }
    `,
    having({}),
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,300枚/)).toHaveTextContent('無償320＋有償980')
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
export const None = meta.story({ parameters: { relay: { data: having({ free: 0, paid: 0 }) } } })
export const FreeOnes = meta.story({
  parameters: { relay: { data: having({ free: 300, paid: 0 }) } },
})
