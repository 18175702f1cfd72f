import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { LogInFirst } from './LogInFirst.tsx'

const openLogin = fn()

const meta = preview.meta({
  component: LogInFirst,
  args: {
    title: 'おたよりはファンごとのものです',
    body: 'ログインすると、届いたおたよりを読めます。',
  },
  parameters: { session: { openLogin } },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenLastCalledWith({ step: 'login' })
    await userEvent.click(canvas.getByRole('button', { name: '新規登録する' }))
    await expect(openLogin).toHaveBeenLastCalledWith({ step: 'signup' })
  },
})
export const LongText = meta.story({
  args: {
    title: '「夜明けまで起きてる会」からのおたよりは、ファンごとのものです',
    body: 'ログインすると、これまでに届いたおたよりと、いただいたお返事を、いつでも読みかえせます。',
  },
})
