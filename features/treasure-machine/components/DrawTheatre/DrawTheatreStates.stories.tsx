import { graphql } from 'react-relay'
import { expect, fn, screen } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { draws, type fakeDraw } from '../../fakes.ts'
import { theatreMachine } from '../../machines/theatreMachine.ts'
import { DrawTheatreStates } from './DrawTheatreStates.tsx'

const showing = (draw: ReturnType<typeof fakeDraw>) => ({
  relay: { data: { Query: () => ({ node: draw }) } },
})
const turnedOf = (count: number, turned: number) =>
  Array.from({ length: count }, (_, at) => at < turned)
const standing = (value: StateValueFrom<typeof theatreMachine>, turned: boolean[]) => ({
  machine: {
    start: () => standingIn(theatreMachine, { value, context: { turned, isStill: true } }),
  },
})

const meta = preview.meta({
  component: DrawTheatreStates,
  args: { ...given('actor', 'draw'), palette: 'amber', onClosed: fn(), onAgain: fn() },
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query DrawTheatreStatesStoryQuery {
          node(id: "treasuredraw_1") {
            ... on TreasureDraw @alias(as: "draw") {
              ...DrawTheatreStates_draw
            }
          }
        }
      `,
      {
        Query: () => ({ node: draws.star }),
        SeeTreasureDrawPayload: () => ({ __typename: 'SeeTreasureDrawSuccess', draw: draws.star }),
      },
    ),
  },
})

export const Dark = meta.story({ parameters: standing('dark', [false]) })
export const Anticipating = meta.story({ parameters: standing('anticipating', [false]) })
export const Revealing = meta.story({ parameters: standing('revealing', [false]) })
export const BestRank = meta.story({
  parameters: standing('echoing', [true]),
  async play({ args, userEvent }) {
    await untilVisible(await screen.findByRole('img', { name: /灯台まつりの夜.*NEW/ }))
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
    await expect(args.onClosed).toHaveBeenCalled()
  },
})
export const PityHit = meta.story({
  parameters: { ...standing('echoing', [true]), ...showing(draws.pity) },
})
export const Duplicate = meta.story({
  parameters: { ...standing('echoing', [true]), ...showing(draws.plain) },
})
export const TenAsAFan = meta.story({
  parameters: { ...standing('revealing', turnedOf(10, 3)), ...showing(draws.ten) },
  async play({ userEvent }) {
    await userEvent.click(screen.getByRole('button', { name: '4枚目をめくる' }))
    await untilVisible(await screen.findByRole('button', { name: 'すべてめくる' }))
  },
})
export const TenWithTwoS = meta.story({
  parameters: { ...standing('echoing', turnedOf(10, 10)), ...showing(draws.ten) },
})
export const TenOnADesk = meta.story({
  parameters: { ...standing('echoing', turnedOf(10, 10)), ...showing(draws.ten) },
  globals: atViewport('desktop'),
})
export const English = meta.story({
  parameters: { ...standing('echoing', turnedOf(10, 10)), ...showing(draws.ten) },
  globals: { locale: 'en' },
})
