import { graphql } from 'react-relay'
import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCoinWallet, fakeMovement, noCoins } from '../../fakes.ts'
import { MovementList } from './MovementList.tsx'
import { MovementListSkeleton } from './MovementListSkeleton.tsx'

const meta = preview.meta({
  component: MovementList,
  args: given('wallet'),
  parameters: fragmentStory(
    graphql`
      query MovementListStoryQuery {
        viewer {
          coinWallet {
            ...MovementList_wallet
          }
        }
      }
    `,
    { CoinWallet: fakeCoinWallet },
  ),
})

const showing = (movements: ReturnType<typeof fakeMovement>[]) => ({
  relay: { data: { CoinWallet: () => fakeCoinWallet({ movements: fakeConnection(movements) }) } },
})

export const Default = meta.story()
export const Empty = meta.story({
  parameters: { relay: { data: { CoinWallet: () => fakeCoinWallet(noCoins) } } },
})
export const Loading = meta.story({ render: () => <MovementListSkeleton /> })
export const Failed = meta.story({ parameters: { relay: { failing: ['CoinWallet.movements'] } } })
export const LongText = meta.story({
  parameters: showing([
    fakeMovement({
      id: 'transfer_1',
      kind: 'REVERSAL',
      reason: 'TREASURE_MACHINE',
      free: 1_234_567,
      paid: 100_000,
      expiresAt: '2026-12-30T15:00:00.000Z',
    }),
    fakeMovement({ id: 'transfer_2', free: -1_234_567, paid: -100_000 }),
  ]),
})
