import { expect, fn, userEvent as user, waitFor, within } from 'storybook/test'
import { ProviderError, type ProviderErrorCode } from '#platform/session/session.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { loginDraft } from '#features/auth/index.ts'
import { fillDraft } from '#platform/form/draft.ts'
import { fakeTenant } from '#storybook/fakes/community.ts'
import { guestData } from '../../fakes.ts'
import { Screen } from './LoginScreen.tsx'
import query, { type LoginScreenQuery } from './__generated__/LoginScreenQuery.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: { Empty: 'A form lists nothing.' },
    relay: storyRelay<LoginScreenQuery>({ query, data: guestData }),
    route: { at: '/onboarding/login' },
  },
})

/** A provider that refuses, and a fan who tries. */
const refusing = (code: ProviderErrorCode) => ({
  session: { signInWithPassword: fn(() => Promise.reject(new ProviderError(code))) },
})
type Played = { canvas: ReturnType<typeof within>; userEvent: ReturnType<typeof user.setup> }
const tries = async ({ canvas, userEvent }: Played) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'メールアドレス' }), 'hikari@example.jp')
  await userEvent.type(canvas.getByLabelText('パスワード'), 'tide-lamp-eleven')
  await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
}

export const Default = meta.story()
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Tenant: () =>
          fakeTenant({ name: '夜ふかし灯台とおはよう温室と、そのあいだの港町にある小さな放送局' }),
      },
    },
  },
})

export const ByPhone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '電話番号' }))
  },
})

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    const email = canvas.getByRole('textbox', { name: 'メールアドレス' })
    await waitFor(() => expect(canvas.getByText('2か所をご確認ください。')).toBeVisible())
    await expect(email).toHaveAccessibleDescription(/メールアドレスを入力してください/)
    await expect(canvas.getByLabelText('パスワード')).toHaveAccessibleDescription(
      /パスワードを入力してください/,
    )
  },
})

/** `AuthorityShouldBeLogInError`: the code has proven that there is an account, and the address is filled in. */
export const AuthorityShouldBeLogInError = meta.story({
  beforeEach: () =>
    fillDraft(loginDraft, { method: 'EMAIL', email: 'hikari@example.jp', isKnown: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('hikari@example.jp')
  },
})

export const WrongPassword = meta.story({
  parameters: refusing('wrong-password'),
  play: async (story) => {
    await tries(story)
    const password = story.canvas.getByLabelText('パスワード')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription(/パスワードが違います/)
  },
})

export const UserDisabled = meta.story({ parameters: refusing('user-disabled'), play: tries })

export const TooManyRequests = meta.story({
  parameters: refusing('too-many-requests'),
  play: tries,
})

export const NetworkRequestFailed = meta.story({
  parameters: refusing('network-request-failed'),
  play: tries,
})

export const RequiresRecentLogin = meta.story({
  parameters: refusing('requires-recent-login'),
  play: tries,
})

export const Unknown = meta.story({ parameters: refusing('unknown'), play: tries })

export const LoggingIn = meta.story({
  parameters: { session: { signInWithPassword: fn(() => new Promise<void>(() => {})) } },
  play: tries,
})

/** Back to where they were, as a new document. */
export const LoggedIn = meta.story({
  parameters: { session: { openPage: fn() } },
  play: async (story) => {
    await tries(story)
    await waitFor(() => expect(story.parameters.session.openPage).toHaveBeenCalledWith('/'))
  },
})
