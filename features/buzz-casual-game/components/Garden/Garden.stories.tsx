import { expect, fn } from 'storybook/test'
import { begin, weed } from '#rules/games/greenhouse/greenhouse.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import preview from '#storybook/preview.tsx'
import { crowded, playedFor } from '../../fakes.ts'
import { lessons } from '../../machines/lessons.ts'
import { Garden } from './Garden.tsx'

const onChoose = fn()
const meta = preview.meta({
  component: Garden,
  args: { house: playedFor(0).house, onChoose },
  beforeEach: () => void onChoose.mockClear(),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '360px' }}>
        <Story />
      </div>
    ),
  ],
})

const empty = begin(greenhouseTables)
/** Each plant there is, and weeds: what tells them apart is seen side by side. */
const everything = {
  ...empty,
  cells: empty.cells.map((_, at) => [1, 2, 3, 4, 5, 6, 7, weed][at] ?? 0),
}

export const Empty = meta.story()
/** It is the third turn: the sun has gone on by two columns. */
export const SunFurther = meta.story({ args: { house: { ...empty, turn: 2 } } })
export const EveryPlant = meta.story({ args: { house: everything } })
export const MidGame = meta.story({ args: { house: playedFor(19).house } })
/** Nearly full of what does not fit, weeds among it. */
export const Crowded = meta.story({ args: { house: crowded().house } })
/** One cell alone may be chosen, and is marked. */
export const OneCell = meta.story({
  args: { house: lessons[1]!.house, only: lessons[1]!.at },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: '3行3列、空き' })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
    await expect(canvas.getByRole('button', { name: '1行1列、空き' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})
/** A game that is over: no sun, and nothing to press. */
export const AtRest = meta.story({ args: { house: playedFor(40).house, isAtRest: true } })
/** On the narrowest phone. */
export const Narrow = meta.story({
  args: { house: playedFor(19).house },
  decorators: [
    (Story) => (
      <div style={{ width: '264px' }}>
        <Story />
      </div>
    ),
  ],
})
/** Where arrow keys have led is seen, and Enter plants there. */
export const Focused = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{Enter}')
    await expect(canvas.getByRole('button', { name: /^3行5列/ })).toHaveFocus()
    await expect(onChoose).toHaveBeenCalledWith(14)
  },
})
