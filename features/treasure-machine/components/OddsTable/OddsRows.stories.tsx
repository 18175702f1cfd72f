import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeMachine, fakeOdds, fakePrize, machines, prizes } from '../../fakes.ts'
import { OddsRows } from './OddsRows.tsx'

const meta = preview.meta({
  component: OddsRows,
  args: { ...given('machine'), table: 'BASE' },
  parameters: fragmentStory(
    graphql`
      query OddsRowsStoryQuery {
        node(id: "treasuremachine_festival") {
          ... on TreasureMachine @alias(as: "machine") {
            ...OddsRows_machine
          }
        }
      }
    `,
    { Query: () => ({ node: machines.festival }) },
  ),
})
const of = (machine: ReturnType<typeof fakeMachine>) => ({
  relay: { data: { Query: () => ({ node: machine }) } },
})

/** Beside each share what was drawn, as far as that says something; a card says that it is one. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /深夜二時のラジオ/ })).toHaveTextContent('カード')
    await expect(canvas.getByRole('row', { name: /合計/ })).toHaveTextContent('100.000%')
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
export const Guarantee = meta.story({ args: { table: 'GUARANTEE' } })
export const Pity = meta.story({ args: { table: 'PITY' } })
/** Too few were drawn to say anything. */
export const NothingDrawn = meta.story({
  parameters: of(fakeMachine({ odds: fakeOdds({ drawn: null }) })),
})
/** One that may bring nothing. */
export const WithBlanks = meta.story({ parameters: of(machines.free) })
export const LongText = meta.story({
  parameters: of(
    fakeMachine({
      prizes: [
        fakePrize({
          ...prizes.star,
          name: '朝凪ひより・夜半ルカ・温井つむぎ「灯台まつりの夜に三人で見た、いちばん長い花火」',
        }),
        prizes.day,
        prizes.radio,
        prizes.coins,
      ],
    }),
  ),
})
