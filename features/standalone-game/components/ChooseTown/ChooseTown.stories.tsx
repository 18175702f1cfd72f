import { expect, fn } from 'storybook/test'
import { writeTown } from '#rules/games/harbour/save.ts'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { otherTown, smallTown } from '../../fakes.ts'
import { ChooseTown } from './ChooseTown.tsx'

const meta = preview.meta({
  component: ChooseTown,
  args: { text: writeTown(smallTown()), other: otherTown, onChoose: fn() },
})

/** Both towns with their times. */
export const Default = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'こちらの町をつづける' }))
    await expect(args.onChoose).toHaveBeenCalledWith('there')
  },
})
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const FromAFile = meta.story({
  args: { other: { ...otherTown, from: 'file', savedAt: null, version: null } },
})
export const FromEarlier = meta.story({
  args: { other: { ...otherTown, from: 'version', version: null } },
})
