import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { LogInToChange } from './LogInToChange.tsx'

const openLogin = fn()
const meta = preview.meta({
  component: LogInToChange,
  parameters: { session: { status: 'notLoggedIn', openLogin } },
})

export const Default = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith(expect.objectContaining({ step: 'login' }))
  },
})
