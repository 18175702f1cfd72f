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
import query, {
  type PhoneNumberScreenQuery,
} from './__generated__/PhoneNumberScreenQuery.graphql.ts'
import { Screen } from './PhoneNumberScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: { LongText: 'Every number is as long.' },
    session: { status: 'loggedIn' },
    relay: storyRelay<PhoneNumberScreenQuery>({ query, data: fanData() }),
  },
})

const answering = (asked: object, confirmed: object = {}) => ({
  relay: {
    data: {
      ...fanData({ maskedPhoneNumber: null }),
      SendContactCodePayload: () => asked as never,
      ConfirmContactPayload: () => confirmed as never,
    },
  },
})
const sent = codeSent('080-1111-2222')

const ask = async ({ canvas, userEvent }: PlayTools, number = '０８０１１１１２２２２') => {
  await userEvent.type(canvas.getByRole('textbox', { name: '新しい携帯電話の番号' }), number)
  await userEvent.click(canvas.getByRole('button', { name: '確認コードを送る' }))
}

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const Empty = meta.story({
  parameters: { relay: { data: fanData({ maskedPhoneNumber: null }) } },
})

export const NoMobileNumber = meta.story({
  parameters: answering({
    __typename: 'ContactError',
    field: 'value',
    code: 'NOT_A_MOBILE_NUMBER',
  }),
  play: async (tools) => {
    await ask(tools, '03-1234-5678')
    await waitFor(() => expect(tools.canvas.getByRole('textbox')).toHaveFocus())
    await expect(tools.canvas.getByRole('textbox')).toBeInvalid()
  },
})

export const Undeliverable = meta.story({
  parameters: answering({
    __typename: 'SendSmsCodeError',
    field: 'value',
    code: 'UNDELIVERABLE',
    proofDoublings: null,
  }),
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByText(/SMSが届きませんでした/))
  },
})

export const EnteringCode = meta.story({
  parameters: answering(sent),
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByText(/080-1111-2222/))
  },
})

export const Changed = meta.story({
  parameters: answering(sent, {
    __typename: 'ConfirmContactSuccess',
    customToken: null,
    account: fakeAccount({ maskedPhoneNumber: '080-••••-2222' }),
  }),
  play: async (tools) => {
    await ask(tools)
    const code = await tools.canvas.findByRole('textbox', { name: '確認コード' })
    await tools.userEvent.type(code, '123456')
    await untilVisible(await tools.canvas.findByText('電話番号を登録しました。'))
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
