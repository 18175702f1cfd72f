import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = preview.meta({
  component: PasswordField,
  args: {
    label: 'パスワード',
    description: '8文字以上。',
    autoComplete: 'new-password',
    defaultValue: 'hoshi-no-denpa',
    showLabel: 'パスワードを表示',
    hideLabel: 'パスワードを隠す',
  } as const,
})

export const Playground = meta.story()

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを表示' }))
    await expect(canvas.getByLabelText('パスワード')).toHaveAttribute('type', 'text')
    canvas.getByRole('button', { name: 'パスワードを隠す' }).blur()
  },
})

export const Wrong = meta.story({ args: { error: '短すぎます。8文字以上にしてください。' } })
