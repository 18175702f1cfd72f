import { expect, fn, waitFor } from 'storybook/test'
import { fillDraft } from '#platform/form/draft.ts'
import { ProviderError, type ProviderErrorCode } from '#platform/session/session.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { loginDraft } from '../../loginDraft.ts'
import { EmailForm } from './EmailForm.tsx'

const sendPasswordReset = fn(async (_email: string) => {})
const refusing = (code: ProviderErrorCode) => ({
  session: { sendPasswordReset: () => Promise.reject(new ProviderError(code)) },
})
const meta = preview.meta({
  component: EmailForm,
  args: { onSent: fn() },
  beforeEach: () => void sendPasswordReset.mockClear(),
  parameters: { session: { sendPasswordReset } },
})

const ask = async ({ canvas, userEvent }: PlayTools, email = 'hikari@example.jp') => {
  await userEvent.type(canvas.getByRole('textbox'), email)
  await userEvent.click(canvas.getByRole('button', { name: 'リンクを送る' }))
}

export const Default = meta.story()
export const Missing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'リンクを送る' }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
})
export const TooManyRequests = meta.story({
  parameters: refusing('too-many-requests'),
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByRole('alert'))
  },
})
export const SendingInEnglish = meta.story({
  globals: { locale: 'en' },
  beforeEach: () => fillDraft(loginDraft, { email: 'hikari@example.jp' }),
  parameters: { session: { sendPasswordReset: () => new Promise<never>(() => {}) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!)
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'))
  },
})

Default.test('sends to the address without the spaces around it, and tells it', async (tools) => {
  await ask(tools, ' hikari@example.jp ')
  await waitFor(() => expect(tools.args.onSent).toHaveBeenCalledWith('hikari@example.jp'))
  await expect(sendPasswordReset.mock.calls).toEqual([['hikari@example.jp']])
})
Missing.test('sends nothing', async ({ args }) => {
  await expect(sendPasswordReset).not.toHaveBeenCalled()
  await expect(args.onSent).not.toHaveBeenCalled()
})
