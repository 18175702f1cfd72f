import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PictureButton } from './PictureButton.tsx'

const meta = preview.meta({ component: PictureButton, args: { onPick: fn() } })

export const Default = meta.story()
/** Where there is room, it says how many there may be. */
export const Counted = meta.story({ args: { count: { of: 3, most: 10 } } })
export const CountedFull = meta.story({ args: { count: { of: 10, most: 10 }, disabled: true } })
/** There are as many as a message takes. */
export const Full = meta.story({ args: { disabled: true } })

const inputIn = (element: HTMLElement) => element.querySelector<HTMLInputElement>('input')!
const sea = new File(['sea'], 'sea.png', { type: 'image/png' })
const dawn = new File(['dawn'], 'dawn.jpg', { type: 'image/jpeg' })

Default.test('opens the choice of the device', async ({ canvas, canvasElement, userEvent }) => {
  const opened = fn((event: Event) => event.preventDefault())
  inputIn(canvasElement).addEventListener('click', opened)
  await userEvent.click(canvas.getByRole('button', { name: '写真をえらぶ' }))
  await expect(opened).toHaveBeenCalledOnce()
})

Default.test('takes several at once, and the same again', async (story) => {
  const { args, canvasElement, userEvent } = story
  await userEvent.upload(inputIn(canvasElement), [sea, dawn])
  await expect(args.onPick).toHaveBeenLastCalledWith([sea, dawn])
  await userEvent.upload(inputIn(canvasElement), [sea, dawn])
  await expect(args.onPick).toHaveBeenCalledTimes(2)
})

Default.test('leaves out what is no picture', async ({ args, canvasElement, userEvent }) => {
  const memo = new File(['memo'], 'memo.txt', { type: 'text/plain' })
  await userEvent.upload(inputIn(canvasElement), [memo, sea])
  await expect(args.onPick).toHaveBeenLastCalledWith([sea])
})
