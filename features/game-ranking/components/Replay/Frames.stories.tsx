import { expect } from 'storybook/test'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import { framesOf as housesOf } from '#rules/games/greenhouse/watch.ts'
import { framesOf as nightsOf } from '#rules/games/lighthouse/watch.ts'
import preview from '#storybook/preview.tsx'
import { fakePlays } from '../../fakes.ts'
import { Frames } from './Frames.tsx'

const { night, house } = fakePlays
const nights = nightsOf(night.seed, night.inputs)
const houses = housesOf(house.seed, house.inputs, greenhouseTables)

const meta = preview.meta({
  component: Frames,
  args: { frames: nights, first: 300, children: undefined },
})

export const Night = meta.story()
/** A step back goes a second, not a fiftieth of one. */
Night.test('steps by seconds', async ({ canvas, userEvent }) => {
  const slider = canvas.getByRole<HTMLInputElement>('slider')
  slider.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(slider.value).toBe('280')
})
export const House = meta.story({ args: { frames: houses, first: 12 } })
House.test('steps by turns', async ({ canvas, userEvent }) => {
  const slider = canvas.getByRole<HTMLInputElement>('slider')
  slider.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(slider.value).toBe('11')
})
