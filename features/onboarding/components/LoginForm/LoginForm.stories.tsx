import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/Button.tsx'
import { loginDraft } from '#features/auth/index.ts'
import { fillDraft } from '#platform/form/draft.ts'
import preview from '#storybook/preview.tsx'
import { LoginForm } from './LoginForm.tsx'

const meta = preview.meta({
  component: LoginForm,
  args: {
    isRenewal: false,
    onLoggedIn: fn(async () => {}),
    onSignUp: fn(),
    signUp: (
      <Button tone="neutral" emphasis="quiet">
        新規登録
      </Button>
    ),
  },
})

export const Default = meta.story()
/** A code has proven that there is an account. */
export const Known = meta.story({
  beforeEach: () => fillDraft(loginDraft, { email: 'hikari@example.jp', isKnown: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/登録済みでした/)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('hikari@example.jp')
  },
})
/** Why one is asked again goes before what was known. */
export const Renewal = meta.story({
  args: { isRenewal: true, signUp: null },
  beforeEach: () => fillDraft(loginDraft, { email: 'hikari@example.jp', isKnown: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/もう\u2060一度ログインしてください/)).toBeVisible()
    await expect(canvas.queryByText(/登録済みでした/)).toBeNull()
  },
})
export const ByPhoneInEnglish = meta.story({
  globals: { locale: 'en' },
  beforeEach: () => fillDraft(loginDraft, { method: 'PHONE' }),
})

Default.test('keeps what was typed while one looks at the other way', async (story) => {
  const { canvas, userEvent } = story
  await userEvent.type(canvas.getByRole('textbox'), 'hikari@example.jp')
  await userEvent.click(canvas.getByRole('radio', { name: '電話番号' }))
  await waitFor(() => expect(canvas.queryByLabelText('パスワード')).toBeNull())
  await userEvent.click(canvas.getByRole('radio', { name: 'メール' }))
  await waitFor(() =>
    expect(canvas.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(
      'hikari@example.jp',
    ),
  )
})
