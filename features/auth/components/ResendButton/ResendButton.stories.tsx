import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { ResendButton } from './ResendButton.tsx'

const meta = preview.meta({
  component: ResendButton,
  args: { resendableAt: '2026-11-20T03:00:30.000Z', onPress: fn() },
})

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('あと30秒で再送信できます'))
  },
})
export const Ready = meta.story({
  args: { resendableAt: '2026-11-20T03:00:00.000Z' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'コードを再送信する' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
    canvas.getByRole('button').blur()
  },
})
