import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeMachine, fakePrize, machines, prizes } from '../../fakes.ts'
import { PrizeGrid } from './PrizeGrid.tsx'

const meta = preview.meta({
  component: PrizeGrid,
  args: given('machine'),
  parameters: fragmentStory(
    graphql`
      query PrizeGridStoryQuery {
        node(id: "treasuremachine_festival") {
          ... on TreasureMachine @alias(as: "machine") {
            ...PrizeGrid_machine
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

/** A card says that it is one; coins say it by their name. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const kindOf = (name: RegExp) =>
      canvas.getAllByRole('listitem').find((item) => name.test(item.textContent))
    await expect(kindOf(/深夜二時のラジオ/)).toHaveTextContent('カード')
  },
})
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** How many are left of each. */
export const Box = meta.story({ parameters: of(machines.box) })
/** One that may bring nothing, to whoever has nothing of it yet. */
export const WithBlanks = meta.story({ parameters: of(machines.free) })
export const LongText = meta.story({
  parameters: of(
    fakeMachine({
      prizes: [
        fakePrize({
          ...prizes.star,
          name: '朝凪ひより・夜半ルカ・温井つむぎ「灯台まつりの夜に三人で見た、いちばん長い花火」',
        }),
      ],
    }),
  ),
})
