import { expect, fn, waitFor } from 'storybook/test'
import { fillDraft } from '#platform/form/draft.ts'
import { ProviderError, type ProviderErrorCode } from '#platform/session/session.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { loginDraft } from '../../loginDraft.ts'
import { PasswordReset } from './PasswordReset.tsx'

const never = () => new Promise<never>(() => {})
const refuse = (code: ProviderErrorCode) => () => Promise.reject(new ProviderError(code))

const meta = preview.meta({
  component: PasswordReset,
  args: {
    code: null as string | null,
    tenantName: 'よいやみ放送局',
  },
  parameters: {
    layout: 'fullscreen',
    session: { verifyPasswordReset: async () => ({ email: 'hikari@example.jp' }) },
  },
})

const ask = async ({ canvas, userEvent }: PlayTools, email = 'hikari@example.jp') => {
  await userEvent.type(canvas.getByRole('textbox'), email)
  await userEvent.click(canvas.getByRole('button', { name: 'リンクを送る' }))
}
const save = async ({ canvas, userEvent }: PlayTools) => {
  await untilVisible(await canvas.findByText(/hikari@example.jp の新しいパスワード/))
  await userEvent.type(canvas.getByLabelText('新しいパスワード'), 'tide-lamp-eleven')
  await userEvent.click(canvas.getByRole('button', { name: 'パスワードを変える' }))
}

export const EnteringEmail = meta.story()

/** What was typed into the log-in need not be typed again. */
export const AddressFromLogIn = meta.story({
  beforeEach: () => fillDraft(loginDraft, { email: 'hikari@example.jp' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('hikari@example.jp')
  },
})

export const NotAnAddress = meta.story({
  play: async (tools) => {
    await ask(tools, 'hikari')
    const email = tools.canvas.getByRole('textbox')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription(/name@example.com/)
  },
})

export const SendingMail = meta.story({
  parameters: { session: { sendPasswordReset: never } },
  play: ask,
})

export const NetworkRequestFailed = meta.story({
  parameters: { session: { sendPasswordReset: refuse('network-request-failed') } },
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: 'もう一度ためす' }))
  },
})

const sendPasswordReset = fn(async (_email: string) => {})

/** The same for every address. */
export const MailSent = meta.story({
  parameters: { session: { sendPasswordReset } },
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByRole('heading', { name: 'メールをご確認ください' }))
    await expect(sendPasswordReset).toHaveBeenLastCalledWith('hikari@example.jp')
  },
})
MailSent.test('asks for another address', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '別のメールアドレスで試す' }))
  await expect(canvas.getByRole('textbox')).toHaveValue('hikari@example.jp')
})

export const CheckingLink = meta.story({
  args: { code: 'abc' },
  parameters: { session: { verifyPasswordReset: never } },
})

export const EnteringPassword = meta.story({
  args: { code: 'abc' },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText(/hikari@example.jp の新しいパスワード/))
  },
})

/** Whose link it is cannot be asked now: that is found out when the password is saved. */
export const LinkUnchecked = meta.story({
  args: { code: 'abc' },
  parameters: { session: { verifyPasswordReset: refuse('network-request-failed') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('新しいパスワード'), 'tide')
    await expect(canvas.getByLabelText('新しいパスワード')).toHaveValue('tide')
  },
})

export const WeakPassword = meta.story({
  args: { code: 'abc' },
  parameters: { session: { confirmPasswordReset: refuse('weak-password') } },
  play: async (tools) => {
    await save(tools)
    const password = tools.canvas.getByLabelText('新しいパスワード')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription(/推測されにくい/)
  },
})

export const SavingPassword = meta.story({
  args: { code: 'abc' },
  parameters: { session: { confirmPasswordReset: never } },
  play: save,
})

export const PasswordChanged = meta.story({
  args: { code: 'abc' },
  play: async (tools) => {
    await save(tools)
    await untilVisible(await tools.canvas.findByRole('heading', { name: 'パスワードを変えました' }))
    // It is kept nowhere.
    await expect(JSON.stringify(sessionStorage)).not.toContain('tide-lamp-eleven')
  },
})

const linkIsDead = async ({ canvas }: PlayTools) => {
  await untilVisible(await canvas.findByRole('link', { name: 'もう一度送る' }))
}

export const LinkDead = meta.story({
  args: { code: 'abc' },
  parameters: { session: { verifyPasswordReset: refuse('dead-link') } },
  play: linkIsDead,
})

EnteringPassword.test(
  'a link that was used meanwhile is told when the password is saved',
  {
    parameters: { session: { confirmPasswordReset: refuse('dead-link') } },
  },
  async (tools) => {
    await save(tools)
    await linkIsDead(tools)
  },
)

export const LongText = meta.story({
  parameters: { session: { sendPasswordReset } },
  play: async (tools) => {
    await ask(
      tools,
      'a-very-long-address-of-someone-who-stays-up-late@mail.lighthouse-keepers.example.com',
    )
    await untilVisible(await tools.canvas.findByRole('heading', { name: 'メールをご確認ください' }))
  },
})
