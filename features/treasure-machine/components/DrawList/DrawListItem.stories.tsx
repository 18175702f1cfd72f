import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { Stack } from '#design-system/stack/Stack.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { draws, fakeDraw, fakePrize, medal, prizes } from '../../fakes.ts'
import { DrawListItem } from './DrawListItem.tsx'

const meta = preview.meta({
  component: DrawListItem,
  args: given('draw'),
  parameters: fragmentStory(
    graphql`
      query DrawListItemStoryQuery {
        node(id: "treasuredraw_1") {
          ... on TreasureDraw @alias(as: "draw") {
            ...DrawListItem_draw
          }
        }
      }
    `,
    { Query: () => ({ node: draws.star }) },
  ),
  decorators: [
    (Story) => (
      <Stack as="ul" gap={3}>
        <Story />
      </Stack>
    ),
  ],
})
const of = (draw: ReturnType<typeof fakeDraw>) => ({
  relay: { data: { Query: () => ({ node: draw }) } },
})
const paidBy = (taken: Parameters<typeof fakeDraw>[0]) =>
  of(fakeDraw({ freeCoins: 0, paidCoins: 0, ...taken }))
const picked = (isLocked: boolean, prize = prizes.star) =>
  [{ slot: 0, prize, table: 'BASE', position: null, isNew: true, isLocked }] as const

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('カード')).toBeVisible()
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
export const Ten = meta.story({ parameters: of(draws.ten) })
export const TenOnADesk = meta.story({
  globals: atViewport('desktop'),
  parameters: of(draws.ten),
})
export const ByTicket = meta.story({ parameters: paidBy({ tickets: 1 }) })
export const ByPoints = meta.story({ parameters: paidBy({ points: 200, offer: null }) })
/** A free turn that brought nothing. */
export const Blank = meta.story({ parameters: of(draws.blank) })
export const Medal = meta.story({ parameters: of(fakeDraw({ picks: picked(false, medal) })) })
/** Goods that wait for their fan to say where they go. */
export const GoodsWaiting = meta.story({ parameters: of(draws.goods) })
/** What was paid for it went back. */
export const Locked = meta.story({ parameters: of(fakeDraw({ picks: picked(true) })) })
export const LongText = meta.story({
  parameters: of(
    fakeDraw({
      picks: picked(
        false,
        fakePrize({
          name: '灯台まつりの夜に三人で見た、いちばん長い花火の記念カード',
        }),
      ),
    }),
  ),
})
