import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/Button.tsx'
import { loginDraft } from '#features/auth/index.ts'
import { fillDraft } from '#platform/form/draft.ts'
import { ProviderError, type ProviderErrorCode } from '#platform/session/session.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { EmailLogin } from './EmailLogin.tsx'

const signInWithPassword = fn(async (_email: string, _password: string) => {})
const refusing = (code: ProviderErrorCode) => ({
  session: { signInWithPassword: () => Promise.reject(new ProviderError(code)) },
})

const meta = preview.meta({
  component: EmailLogin,
  args: {
    onLoggedIn: fn(async () => {}),
    signUp: (
      <Button tone="neutral" emphasis="quiet">
        新規登録
      </Button>
    ),
  },
  beforeEach: () => void signInWithPassword.mockClear(),
  parameters: { session: { signInWithPassword } },
})

const logIn = async ({ canvas, canvasElement, userEvent }: PlayTools) => {
  await userEvent.type(canvas.getByRole('textbox'), 'hikari@example.jp')
  await userEvent.type(canvasElement.querySelector('[type=password]')!, 'tide-lamp-eleven')
  await userEvent.click(canvasElement.querySelector('button[type=submit]')!)
}

export const Default = meta.story()
/** Asked once more there is nobody to sign up. */
export const WithoutSignUp = meta.story({
  args: { signUp: null },
  globals: { locale: 'en' },
  beforeEach: () => fillDraft(loginDraft, { email: 'hikari@example.jp' }),
})
export const WrongPasswordInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: refusing('wrong-password'),
  play: async (tools) => {
    await logIn(tools)
    await waitFor(() => expect(tools.canvasElement.querySelector('[type=password]')).toHaveFocus())
  },
})
/** The way on is a person. */
export const UserDisabled = meta.story({
  parameters: refusing('user-disabled'),
  play: async (tools) => {
    await logIn(tools)
    const way = await tools.canvas.findByRole('link', { name: /問い合わせ/ })
    await untilVisible(way)
    await expect(way).toHaveAttribute('href', '/support/contact')
  },
})

Default.test('goes on once the fan is signed in, and keeps no password', async (tools) => {
  await logIn(tools)
  await waitFor(() => expect(tools.args.onLoggedIn).toHaveBeenCalledOnce())
  await expect(signInWithPassword.mock.calls).toEqual([['hikari@example.jp', 'tide-lamp-eleven']])
  await expect(JSON.stringify(sessionStorage)).not.toContain('tide-lamp-eleven')
})
UserDisabled.test('goes nowhere by itself', async ({ args }) => {
  await expect(args.onLoggedIn).not.toHaveBeenCalled()
})
