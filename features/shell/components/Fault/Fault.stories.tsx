import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Fault } from './Fault.tsx'

const meta = preview.meta({
  component: Fault,
  args: { kind: 'crash', onReload: fn(), onClose: fn() } as React.ComponentProps<typeof Fault>,
})

export const Crash = meta.story()
Crash.test('offers to reload, and to leave', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '再読み込みする' }))
  await expect(args.onReload).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: 'ホームへ戻る' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
})
export const Offline = meta.story({ args: { kind: 'offline' } })
