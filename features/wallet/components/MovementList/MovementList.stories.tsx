import { graphql } from 'react-relay'
import { fakeCampaign } from '#features/campaign-code/fakes.ts'
import { fakeStore } from '#features/check-in/fakes.ts'
import { fakeReceived } from '#features/information/fakes.ts'
import { fakeMission } from '#features/mission/fakes.ts'
import { fakePrizeDraw } from '#features/prize-draw/fakes.ts'
import { fakeLine, fakePurchase } from '#features/purchases/fakes.ts'
import { fakeQuestionnaire } from '#features/questionnaire/fakes.ts'
import { fakeSeason } from '#features/step-mission/fakes.ts'
import { fakeSupporterSeason } from '#features/supporter-rank/fakes.ts'
import { fakeMachine } from '#features/treasure-machine/fakes.ts'
import { fakeVotingEvent } from '#features/voting-event/fakes.ts'
import { fakeConnection } from '#storybook/fake.ts'
import { atViewport } from '#storybook/viewports.ts'
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

const pack = fakePurchase({ id: 'purchase_pack', firstLine: fakeLine({ name: 'コイン980枚' }) })
const longName =
  '灯台まつりの夜にだけ灯る三色のあかりを、そのまま小さな箱にとじこめた記念のトレジャーマシン（再販）'

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
      freeExpiresAt: '2026-12-30T15:00:00.000Z',
      subject: fakeMachine({ name: longName }),
    }),
    fakeMovement({
      id: 'transfer_2',
      free: -1_234_567,
      paid: -100_000,
      subject: fakePurchase({ firstLine: fakeLine({ name: longName }), lineCount: 30 }),
    }),
  ]),
})

/** One movement of each kind that has a name, and one of each that has none. */
const each = [
  {
    kind: 'SPEND',
    reason: 'STORE_ORDER',
    subject: fakePurchase({ id: 'purchase_three', lineCount: 3 }),
  },
  { kind: 'REVERSAL', reason: 'CHARGEBACK', subject: pack },
  { kind: 'SPEND', reason: 'TREASURE_MACHINE', subject: fakeMachine() },
  { kind: 'GRANT', reason: 'GACHA_POINTS', subject: fakeMachine() },
  { kind: 'GRANT', reason: 'PRIZE_DRAW', subject: fakePrizeDraw() },
  { kind: 'GRANT', reason: 'VOTING', subject: fakeVotingEvent() },
  { kind: 'GRANT', reason: 'MISSION', subject: fakeMission() },
  { kind: 'GRANT', reason: 'STEP_MISSION', subject: fakeSeason() },
  { kind: 'GRANT', reason: 'SUPPORTER_RANK', subject: fakeSupporterSeason() },
  { kind: 'GRANT', reason: 'QUESTIONNAIRE', subject: fakeQuestionnaire() },
  { kind: 'GRANT', reason: 'CAMPAIGN_CODE', subject: fakeCampaign() },
  { kind: 'GRANT', reason: 'PRESENT', subject: fakeReceived() },
  { kind: 'GRANT', reason: 'CHECK_IN_STORE', subject: fakeStore() },
  { kind: 'GRANT', reason: 'CHECK_IN', subject: null },
  { kind: 'GRANT', reason: 'REFERRAL', subject: null },
  { kind: 'SPEND', reason: 'STAMINA_RECOVERY', subject: null },
  // Its machine is of a community that the fan has left.
  { kind: 'SPEND', reason: 'TREASURE_MACHINE', subject: null },
] as const
const kinds = showing(
  each.map((movement, at) =>
    fakeMovement({
      ...movement,
      id: `transfer_${at}`,
      ...(movement.kind === 'GRANT'
        ? { free: 20, paid: 0, freeExpiresAt: '2027-05-18T15:00:00.000Z' }
        : { free: 0, paid: -120 }),
    }),
  ),
)

export const Kinds = meta.story({ parameters: kinds })
export const KindsEnglish = meta.story({ parameters: kinds, globals: { locale: 'en' } })
export const KindsDesktop = meta.story({ parameters: kinds, globals: atViewport('desktop') })
