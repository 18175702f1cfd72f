import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { nightAfter, seed } from '../../fakes.ts'
import { Playing } from './Playing.tsx'
import type { Played } from './useNight.ts'

/** At which step a night was told last. */
const lastTold = (onGone: unknown) =>
  (onGone as ReturnType<typeof fn<(played: Played) => void>>).mock.lastCall![0].night.step

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
Paused.test('hides the sea until the night goes on', async ({ canvas, userEvent }) => {
  const pad = canvas.getByRole('button', { name: /灯台の光/ })
  const over = () => getComputedStyle(pad).backgroundColor
  await expect(over()).toBe('rgb(11, 22, 38)')
  await userEvent.click(canvas.getByRole('button', { name: 'つづける' }))
  await waitFor(() => expect(over()).toBe('rgba(0, 0, 0, 0)'))
})
/** Drawn once or four times a second, it goes by the clock; drawn more seldom, it pauses where it was. */
export const Slowed = meta.story({
  args: { onGone: fn() },
  async play({ canvas, args, userEvent }) {
    let turn: FrameRequestCallback = () => undefined
    const frames = spyOn(globalThis, 'requestAnimationFrame').mockImplementation((next) => {
      turn = next
      return 0
    })
    const began = spyOn(performance, 'now').mockReturnValue(0)
    canvas.getByRole('button', { name: /灯台の光/ }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    const steps = () => lastTold(args.onGone)
    await waitFor(() => expect(frames).toHaveBeenCalled())
    began.mockRestore()
    let at = 0
    for (const [count, ms] of [
      [8, 250],
      [3, 1_000],
    ] as const)
      for (let drawn = 0; drawn < count; drawn += 1) turn((at += ms))
    await expect(steps()).toBe(at / 50)
    turn((at += 1_600))
    await expect(await canvas.findByRole('button', { name: 'つづける' })).toBeVisible()
    await expect(steps()).toBe((at - 1_600) / 50)
    frames.mockRestore()
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
