import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { nightAfter, seed } from '../../fakes.ts'
import { Playing } from './Playing.tsx'

const meta = preview.meta({ component: Playing, args: { seed, onOver: fn() } })

/** Before the first touch: the night waits. */
export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Desktop = meta.story({ globals: atViewport('desktop') })
/** On a break, late in a night that goes well. */
export const Paused = meta.story({
  args: { first: { night: nightAfter(700), inputs: [] } },
  async play({ canvas, userEvent }) {
    // The night stands still: how far it gets until somebody pauses it depends on the machine.
    const frames = spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    canvas.getByRole('button', { name: /灯台の光/ }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.click(await canvas.findByRole('button', { name: 'ひと休み' }))
    frames.mockRestore()
    await expect(canvas.getByRole('button', { name: 'つづける' })).toBeVisible()
  },
})
/** The last step of a night: it ends by itself, and is handed over with what was done. */
export const TheEnd = meta.story({
  args: { first: { night: { ...nightAfter(700), step: 1498 }, inputs: [] } },
  async play({ canvas, args, userEvent }) {
    canvas.getByRole('button', { name: /灯台の光/ }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(args.onOver).toHaveBeenCalledOnce())
  },
})
