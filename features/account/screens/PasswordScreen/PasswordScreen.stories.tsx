import { expect, fn, waitFor } from 'storybook/test'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import query, { type PasswordScreenQuery } from './__generated__/PasswordScreenQuery.graphql.ts'
import { Screen } from './PasswordScreen.tsx'

const fan = { Viewer: () => fakeViewer({ user: fakeUser() }) }

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: {
      Empty: 'The form is empty at its start; without an account it is Guest.',
      LongText: 'It shows nothing that anyone wrote.',
    },
    session: { status: 'loggedIn' },
    relay: storyRelay<PasswordScreenQuery>({ query, data: fan }),
  },
})

const change = async ({ canvas, userEvent }: PlayTools, next = 'tide-lamp-eleven') => {
  await userEvent.type(canvas.getByLabelText('いまのパスワード'), 'penlight-twelve')
  await userEvent.type(canvas.getByLabelText('新しいパスワード'), next)
  await userEvent.click(canvas.getByRole('button', { name: '変更する' }))
}
const answering = (payload: object) => ({
  relay: { data: { ...fan, ChangePasswordPayload: () => payload as never } },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '変更する' }))
    await expect(canvas.getByLabelText('いまのパスワード')).toBeInvalid()
    await expect(canvas.getByLabelText('新しいパスワード')).toBeInvalid()
  },
})

export const TooShort = meta.story({
  play: async (tools) => {
    await change(tools, 'tide')
    await waitFor(() => expect(tools.canvas.getByLabelText('新しいパスワード')).toHaveFocus())
  },
})

/** The eye shows what is typed. */
export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('新しいパスワード'), 'tide-lamp-eleven')
    await userEvent.click(canvas.getAllByRole('button', { name: 'パスワードを表示' })[1]!)
    await expect(canvas.getByLabelText('新しいパスワード')).toHaveAttribute('type', 'text')
  },
})

export const WrongPassword = meta.story({
  parameters: answering({ __typename: 'WrongPasswordError', field: 'presentPassword' }),
  play: async (tools) => {
    await change(tools)
    await waitFor(() => expect(tools.canvas.getByLabelText('いまのパスワード')).toHaveFocus())
    await expect(tools.canvas.getByLabelText('いまのパスワード')).toHaveAccessibleDescription(
      /いまのパスワードが違います/,
    )
  },
})

export const EasyToGuess = meta.story({
  parameters: answering({
    __typename: 'PasswordError',
    field: 'newPassword',
    code: 'COMMON',
    minLength: 8,
  }),
  play: async (tools) => {
    await change(tools)
    await waitFor(() => expect(tools.canvas.getByLabelText('新しいパスワード')).toHaveFocus())
  },
})

export const TooOften = meta.story({
  parameters: answering({
    __typename: 'RateLimitedError',
    retryAt: '2026-11-20T03:15:00.000Z',
  }),
  play: async (tools) => {
    await change(tools)
    await untilVisible(await tools.canvas.findByText(/操作が続きました/))
  },
})

export const Saving = meta.story({
  parameters: { relay: { outcome: { ChangePasswordMutation: 'pending' } } },
  play: async (tools) => {
    await change(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: /保存しています/ }))
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { ChangePasswordMutation: 'error' } } },
  play: async (tools) => {
    await change(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: 'もう一度ためす' }))
  },
})

export const Changed = meta.story({
  parameters: answering({ __typename: 'ChangePasswordSuccess', customToken: null }),
  play: async (tools) => {
    await change(tools)
    await untilVisible(await tools.canvas.findByText(/パスワードを変更しました/))
  },
})

const signInWithCustomToken = fn(async () => undefined)
/** Where the provider ended this device's sign-in too, it is signed in anew, unseen. */
Changed.test(
  'signs in anew by the token that it is given',
  {
    parameters: {
      ...answering({ __typename: 'ChangePasswordSuccess', customToken: 'token-1' }),
      session: { status: 'loggedIn', signInWithCustomToken },
    },
  },
  async () => {
    await waitFor(() => expect(signInWithCustomToken).toHaveBeenCalledWith('token-1'))
  },
)

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Viewer: () => fakeViewer() } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})
