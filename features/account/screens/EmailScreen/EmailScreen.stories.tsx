import { expect, fn, waitFor } from 'storybook/test'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import { fakeAccount } from '#storybook/fakes/account.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { codeSent, fanData } from '../../fakes.ts'
import query, { type EmailScreenQuery } from './__generated__/EmailScreenQuery.graphql.ts'
import { Screen } from './EmailScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<EmailScreenQuery>({ query, data: fanData() }),
  },
})

const answering = (asked: object, confirmed: object = {}) => ({
  relay: {
    data: {
      ...fanData(),
      SendContactCodePayload: () => asked as never,
      ConfirmContactPayload: () => confirmed as never,
    },
  },
})
const sent = codeSent('minato@example.jp')

const ask = async ({ canvas, userEvent }: PlayTools, address = 'ｍinato@example.jp') => {
  await userEvent.type(canvas.getByRole('textbox', { name: '新しいメールアドレス' }), address)
  await userEvent.click(canvas.getByRole('button', { name: '確認コードを送る' }))
}
const typeCode = async (tools: PlayTools) => {
  await ask(tools)
  const code = await tools.canvas.findByRole('textbox', { name: '確認コード' })
  await tools.userEvent.type(code, '123456')
  return code
}

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
/** Signed up by a phone number. */
export const Empty = meta.story({ parameters: { relay: { data: fanData({ maskedEmail: null }) } } })
export const LongText = meta.story({
  parameters: {
    relay: { data: fanData({ maskedEmail: 'y••••@yofukashi-todai-to-ohayo-onshitsu.example' }) },
  },
})

export const NoAddress = meta.story({
  play: async (tools) => {
    await ask(tools, 'minato')
    await waitFor(() => expect(tools.canvas.getByRole('textbox')).toHaveFocus())
  },
})

export const Unchanged = meta.story({
  parameters: answering({ __typename: 'ContactUnchangedError', field: 'value' }),
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByText('いま登録されているものと同じです。'))
  },
})

export const TooOften = meta.story({
  parameters: answering({
    __typename: 'RateLimitedError',
    retryAt: '2026-11-20T04:00:00.000Z',
    proofDoublings: null,
  }),
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByText(/操作が続きました/))
  },
})

export const Sending = meta.story({
  parameters: { relay: { outcome: { ContactChangeMutation: 'pending' } } },
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: /送信しています/ }))
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { ContactChangeMutation: 'error' } } },
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: 'もう一度ためす' }))
  },
})

export const EnteringCode = meta.story({
  parameters: answering(sent),
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByText(/minato@example.jp/))
  },
})
EnteringCode.test('goes back for another address', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '宛先を変える' }))
  await expect(canvas.getByRole('textbox')).toHaveValue('minato@example.jp')
})

const judged = fn(() => ({
  __typename: 'AuthenticationCodeError',
  field: 'code',
  code: 'INVALID',
  triesLeft: 4,
}))

/** A code that was refused costs no second try, however often it is pressed or typed; another one is sent. */
export const WrongCode = meta.story({
  parameters: {
    relay: {
      data: {
        ...fanData(),
        SendContactCodePayload: () => sent as never,
        ConfirmContactPayload: () => judged() as never,
      },
    },
  },
  play: async (tools) => {
    judged.mockClear()
    const code = await typeCode(tools)
    await waitFor(() => expect(code).toHaveAccessibleDescription(/残り4回/))
    await tools.userEvent.click(tools.canvas.getByRole('button', { name: '確認する' }))
    await waitFor(() => expect(code).toHaveFocus())
    await expect(judged).toHaveBeenCalledOnce()
    await expect(code).toHaveAccessibleDescription(/残り4回/)
  },
})
WrongCode.test('is refused at once where it is typed again', async ({ canvas, userEvent }) => {
  const code = canvas.getByRole('textbox', { name: '確認コード' })
  await userEvent.type(code, '{Backspace}')
  await waitFor(() => expect(code).not.toHaveAccessibleDescription(/残り4回/))
  await userEvent.type(code, '6')
  await waitFor(() => expect(code).toHaveAccessibleDescription(/残り4回/))
  await expect(code).toHaveFocus()
  await expect(judged).toHaveBeenCalledOnce()
  await userEvent.type(code, '{Backspace}7')
  await waitFor(() => expect(judged).toHaveBeenCalledTimes(2))
})

/** Told only now, to whoever has proven the address. */
export const Taken = meta.story({
  parameters: answering(sent, { __typename: 'ContactTakenError', field: 'code' }),
  play: async (tools) => {
    const code = await typeCode(tools)
    await waitFor(() => expect(code).toHaveAccessibleDescription(/別のアカウント/))
  },
})

export const Checking = meta.story({
  parameters: {
    relay: { ...answering(sent).relay, outcome: { ContactProofMutation: 'pending' as const } },
  },
  play: async (tools) => {
    await typeCode(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: /確認しています/ }))
  },
})

export const Changed = meta.story({
  parameters: answering(sent, {
    __typename: 'ConfirmContactSuccess',
    customToken: null,
    account: fakeAccount({ maskedEmail: 'm••••@example.jp' }),
  }),
  play: async (tools) => {
    await typeCode(tools)
    await untilVisible(await tools.canvas.findByText('メールアドレスを登録しました。'))
  },
})

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
