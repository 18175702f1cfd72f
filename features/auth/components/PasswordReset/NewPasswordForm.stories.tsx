import { expect, fn, waitFor } from 'storybook/test'
import { ProviderError } from '#platform/session/session.ts'
import preview from '#storybook/preview.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

const idle = { isPending: false, error: null as Error | null, isRetriable: false }
const saving = { ...idle, submit: fn(), retry: fn(), isUnanswered: () => false }

const meta = preview.meta({
  component: NewPasswordForm,
  args: { email: 'hikari@example.jp', saving },
})

export const Default = meta.story()
export const Saving = meta.story({
  args: { saving: { ...saving, isPending: true } },
  globals: { locale: 'en' },
})
export const TooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('新しいパスワード'), 'lamp')
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを変える' }))
    const field = canvas.getByLabelText('新しいパスワード')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/8文字以上にしてください/)
  },
})
export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('新しいパスワード'), 'tide-lamp-eleven')
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを表示' }))
    await expect(canvas.getByLabelText('新しいパスワード')).toHaveAttribute('type', 'text')
  },
})
export const TooManyRequests = meta.story({
  args: { saving: { ...saving, error: new ProviderError('too-many-requests') } },
})

TooShort.test('hands nothing in', async ({ args }) => {
  await expect(args.saving.submit).not.toHaveBeenCalled()
})
Default.test('hands in what was typed, whoever’s it is', async (story) => {
  const { args, canvas, canvasElement, userEvent } = story
  await userEvent.type(canvas.getByLabelText('新しいパスワード'), 'tide-lamp-eleven')
  await userEvent.click(canvas.getByRole('button', { name: 'パスワードを変える' }))
  await waitFor(() => expect(args.saving.submit).toHaveBeenCalledOnce())
  await expect(saving.submit.mock.calls[0]?.[0]).toEqual({ password: 'tide-lamp-eleven' })
  // Password managers keep the pair.
  await expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue(
    'hikari@example.jp',
  )
})
