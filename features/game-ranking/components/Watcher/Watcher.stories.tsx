import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { Watcher } from './Watcher.tsx'

const times = Array.from({ length: 41 }, (_, at) => at * 1500)

const meta = preview.meta({
  component: Watcher,
  args: {
    times,
    stride: 1,
    renderFrame: (index: number) => <p>{index}手目の盤面</p>,
    describe: (index: number) => `${index}手目`,
    children: <p>これでおしまい</p>,
  },
})

/** Nothing moves before somebody wants it to. */
export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const Midway = meta.story({ args: { first: 19 } })
export const Ended = meta.story({
  args: { first: 40 },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('これでおしまい')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'ひとつ進む' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'ひとつ戻る' }))
    await expect(canvas.queryByText('これでおしまい')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'ひとつ進む' }))
    await expect(canvas.getByRole('button', { name: 'もう一度見る' })).toBeVisible()
  },
})
/** By keys alone: the slider takes steps, its ends, and the space bar. */
export const ByKeys = meta.story({
  async play({ canvas, userEvent }) {
    const slider = canvas.getByRole('slider', { name: '再生位置' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuetext', '2手目')
    await expect(canvas.getByRole('status')).toHaveTextContent('2手目')
    // It stands still: how far it goes until somebody looks depends on the machine.
    const frames = spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: '一時停止' })).toBeVisible()
    await userEvent.keyboard(' ')
    frames.mockRestore()
    await expect(canvas.getByRole('button', { name: '再生する' })).toBeVisible()
  },
})
/** At four times the speed, to its end. */
export const PlayedOut = meta.story({
  args: { times: [0, 400, 800, 1200] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: '4×' }))
    await userEvent.click(canvas.getByRole('button', { name: '再生する' }))
    await waitFor(() => expect(canvas.getByText('これでおしまい')).toBeVisible())
    await expect(canvas.getByText('3手目の盤面')).toBeVisible()
  },
})
