import { expect } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { keepRun } from '../../evidence.fakes.ts'
import { draws, fakeDraw, fakeMachine, fakePrize, prizes } from '../../fakes.ts'
import query, { type DrawsScreenQuery } from './__generated__/DrawsScreenQuery.graphql.ts'
import { Screen } from './DrawsScreen.tsx'

const having = (...nodes: ReturnType<typeof fakeDraw>[]) => ({
  Query: () => ({ node: fakeMachine({ viewerDraws: fakeConnection(nodes) }) }),
})
const byTicket = fakeDraw({ id: 'treasuredraw_ticket', tickets: 1, freeCoins: 0, paidCoins: 0 })
const byPoints = fakeDraw({ id: 'treasuredraw_points', points: 200, offer: null })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<DrawsScreenQuery>({
      query,
      variables: { id: 'treasuremachine_festival' },
      data: having(byPoints, byTicket, draws.plain, draws.ten),
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
/** Nobody has said yet where it goes. */
export const GoodsWaiting = meta.story({
  parameters: { relay: { data: having(draws.goods, draws.plain) } },
  async play({ canvas }) {
    await expect(canvas.getByText(/12月20日.*までに、お届け先をご登録ください/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /お届け先/ })).toHaveAttribute(
      'href',
      '/store/prize/delivery/delivery_board/form',
    )
  },
})
export const English = meta.story({ globals: { locale: 'en' }, beforeEach: () => keepRun(2) })
/** The receipts that this device kept, of five draws. */
export const UnbrokenRun = meta.story({ beforeEach: () => keepRun() })
/** Two of them were drawn elsewhere, or were passed over. */
export const GapInRun = meta.story({ beforeEach: () => keepRun(1, 2) })
/** What was drawn for coins that were paid back. */
export const Locked = meta.story({
  parameters: {
    relay: {
      data: having(
        fakeDraw({
          picks: [prizes.star, prizes.radio].map((prize, slot) => ({
            slot,
            prize,
            table: 'BASE' as const,
            position: null,
            isNew: true,
            isLocked: slot === 0,
          })),
        }),
      ),
    },
  },
})
/** A free turn that brought nothing stands among the others. */
export const Blank = meta.story({ parameters: { relay: { data: having(draws.blank) } } })
export const BlankInEnglish = meta.story({
  parameters: { relay: { data: having(draws.blank) } },
  globals: { locale: 'en' },
})
export const Empty = meta.story({ parameters: { relay: { data: having() } } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: having(
        fakeDraw({
          picks: [
            {
              slot: 0,
              table: 'BASE',
              position: null,
              isNew: false,
              isLocked: false,
              prize: fakePrize({
                name: '夜明けまで起きてる会の準備と当日の実況の記念カード'.repeat(3),
              }),
            },
          ],
        }),
      ),
    },
  },
})
