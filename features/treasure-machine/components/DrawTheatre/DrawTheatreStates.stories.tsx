import { graphql } from 'react-relay'
import { expect, fn, screen } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { draws, fakeDraw, medal, prizes } from '../../fakes.ts'
import { theatreMachine } from '../../machines/theatreMachine.ts'
import { DrawTheatreStates } from './DrawTheatreStates.tsx'

const showing = (draw: ReturnType<typeof fakeDraw>) => ({
  relay: { data: { Query: () => ({ node: draw }) } },
})
const having = (prize: typeof medal) =>
  fakeDraw({
    picks: [{ slot: 0, prize, table: 'BASE', position: null, isNew: true, isLocked: false }],
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
/** Out of the dark straight to the card, with nothing of what is between. */
export const SkippedInTheDark = meta.story({
  parameters: standing('dark', [false]),
  async play({ userEvent }) {
    await expect(screen.queryByRole('img', { name: /灯台まつりの夜/ })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'スキップ' }))
    await untilVisible(await screen.findByRole('img', { name: /灯台まつりの夜.*NEW/ }))
    await expect(screen.queryByRole('button', { name: 'スキップ' })).toBeNull()
  },
})
export const Anticipating = meta.story({ parameters: standing('anticipating', [false]) })
export const Revealing = meta.story({ parameters: standing('revealing', [false]) })
export const BestRank = meta.story({
  parameters: standing('echoing', [true]),
  async play({ args, userEvent }) {
    await untilVisible(await screen.findByRole('img', { name: /灯台まつりの夜」 カード NEW/ }))
    await expect(screen.getByText('ランクS・カード')).toBeVisible()
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
/** A medal and coins are no card's shape: whole, on a card of their own colour. */
export const Medal = meta.story({
  parameters: { ...standing('echoing', [true]), ...showing(having(medal)) },
})
export const Coins = meta.story({
  parameters: { ...standing('echoing', [true]), ...showing(having(prizes.coins)) },
})
/** Nothing came: as still and as well lit as any other, and no card says a rank. */
export const Blank = meta.story({
  args: { palette: undefined, onAgain: undefined },
  parameters: { ...standing('echoing', [true]), ...showing(draws.blank) },
  async play() {
    await untilVisible(await screen.findByRole('img', { name: /景品なし 今夜は星だけ/ }))
    await expect(screen.getByRole('heading', { name: /ありがとう/ })).toBeVisible()
    await expect(screen.queryByText(/ランク|おめでとう/)).toBeNull()
    await expect(screen.queryByRole('button', { name: 'もう一回ひく' })).toBeNull()
  },
})
export const BlankOnADesk = meta.story({
  args: { palette: undefined, onAgain: undefined },
  parameters: { ...standing('echoing', [true]), ...showing(draws.blank) },
  globals: atViewport('desktop'),
})
export const BlankInEnglish = meta.story({
  args: { palette: undefined, onAgain: undefined },
  parameters: { ...standing('echoing', [true]), ...showing(draws.blank) },
  globals: { locale: 'en' },
})
export const TenAsAFan = meta.story({
  parameters: { ...standing('revealing', turnedOf(10, 3)), ...showing(draws.ten) },
  async play({ userEvent }) {
    await userEvent.click(screen.getByRole('button', { name: '4枚目をめくる' }))
    await untilVisible(await screen.findByRole('button', { name: 'すべてめくる' }))
  },
})
/** 「すべてめくる」: one after another, and skippable all the while. */
export const TenTurning = meta.story({
  parameters: { ...standing('cascading', turnedOf(10, 5)), ...showing(draws.ten) },
  async play() {
    await untilVisible(await screen.findByRole('button', { name: 'スキップ' }))
    await expect(screen.queryByRole('button', { name: 'すべてめくる' })).toBeNull()
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
