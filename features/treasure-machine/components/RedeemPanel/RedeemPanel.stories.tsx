import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeMachine, fakePrize, prizes } from '../../fakes.ts'
import { RedeemPanel } from './RedeemPanel.tsx'

const having = (machine: Parameters<typeof fakeMachine>[0]) => ({
  Query: () => ({ node: fakeMachine(machine) }),
})

const meta = preview.meta({
  component: RedeemPanel,
  args: given('machine'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query RedeemPanelStoryQuery {
          node(id: "treasuremachine_festival") {
            ... on TreasureMachine @alias(as: "machine") {
              ...RedeemPanel_machine
            }
          }
        }
      `,
      having({ viewerPoints: 230 }),
    ),
  },
})
const of = (machine: Parameters<typeof fakeMachine>[0]) => ({ relay: { data: having(machine) } })
const choose = { name: '200ポイントで受け取る' }

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', choose)).toBeEnabled()
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
export const ShortOfPoints = meta.story({
  parameters: of({ viewerPoints: 64 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', choose)).toBeDisabled()
  },
})
/** Points of a machine that never ends last. */
export const Endless = meta.story({ parameters: of({ viewerPoints: 230, endsAt: null }) })
/** Two are offered, and the fan has one of them. */
export const Several = meta.story({
  parameters: of({
    viewerPoints: 410,
    prizes: [prizes.star, fakePrize({ ...prizes.day, isFeatured: true })],
  }),
})
export const LongText = meta.story({
  parameters: of({
    viewerPoints: 230,
    prizes: [fakePrize({ name: '夜明けまで起きてる会の準備と当日の実況の記念カード'.repeat(3) })],
  }),
})
