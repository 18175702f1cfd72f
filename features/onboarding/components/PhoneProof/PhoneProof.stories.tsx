import { expect, fn, mocked, waitFor } from 'storybook/test'
import { NetworkError } from '#platform/relay/fetch.ts'
import type { Sent } from '#platform/submission/sendMutation.ts'
import type { UserError } from '#platform/submission/userError.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import type { SentCode } from '../../submissions/phone.ts'
import { PhoneProof } from './PhoneProof.tsx'

const never = () => new Promise<never>(() => {})
const refuse = (error: UserError) => async () => ({ error })
const codeSent = async (): Promise<Sent<SentCode>> => ({
  success: { sentTo: '090-1234-5678', resendableAt: '2026-11-20T03:00:30.000Z' },
})

const meta = preview.meta({
  component: PhoneProof,
  args: {
    sendCode: codeSent as () => Promise<Sent<SentCode>>,
    verifyCode: (async () => ({ success: null })) as () => Promise<Sent<unknown>>,
    onProven: fn(),
    onRefused: fn(),
  },
})

const askForCode = async ({ canvas, userEvent }: PlayTools) => {
  await userEvent.type(canvas.getByRole('textbox'), '０９０１２３４５６７８')
  await userEvent.click(canvas.getByRole('button', { name: 'コードを送る' }))
}
const typeCode = async (tools: PlayTools) => {
  await askForCode(tools)
  const code = await tools.canvas.findByRole('textbox', { name: '確認コード' })
  await tools.userEvent.type(code, '123456')
  return code
}

export const EnteringNumber = meta.story()

export const SendingCode = meta.story({ args: { sendCode: never }, play: askForCode })

export const NotAMobileNumber = meta.story({
  args: {
    sendCode: refuse({
      __typename: 'SendSmsCodeError',
      field: 'phoneNumber',
      code: 'NOT_A_MOBILE_NUMBER',
    }),
  },
  play: async (tools) => {
    await askForCode(tools)
    await waitFor(() => expect(tools.canvas.getByRole('textbox')).toHaveFocus())
  },
})

export const TooManyCodes = meta.story({
  args: {
    sendCode: refuse({
      __typename: 'SendSmsCodeError',
      field: 'phoneNumber',
      code: 'LIMIT',
      retryAt: '2026-11-20T04:00:00.000Z',
    }),
  },
  play: async (tools) => {
    await askForCode(tools)
    await untilVisible(await tools.canvas.findByText(/続けて送れる回数/))
  },
})

export const EnteringCode = meta.story({
  play: async (tools) => {
    await askForCode(tools)
    await untilVisible(await tools.canvas.findByText(/090-1234-5678/))
  },
})
EnteringCode.test('goes back for another number', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '番号を変える' }))
  await expect(canvas.getByRole('textbox')).toHaveValue('09012345678')
})

export const CheckingCode = meta.story({
  args: { verifyCode: never },
  play: async (tools) => void (await typeCode(tools)),
})

/** Where another code could not be sent, the fan stays where they asked for it. */
export const ResendRefused = meta.story({
  parameters: { clock: '2026-11-20T12:05:00+09:00' },
  args: {
    sendCode: fn(
      refuse({
        __typename: 'SendSmsCodeError',
        field: 'phoneNumber',
        code: 'LIMIT',
        retryAt: '2026-11-20T04:00:00.000Z',
      }) as () => Promise<Sent<SentCode>>,
    ),
  },
  beforeEach: ({ args }) => void mocked(args.sendCode).mockImplementationOnce(codeSent),
  play: async (tools) => {
    await askForCode(tools)
    await tools.userEvent.click(
      await tools.canvas.findByRole('button', { name: 'コードを再送信する' }),
    )
    await untilVisible(await tools.canvas.findByText(/続けて送れる回数/))
    await expect(tools.canvas.getByRole('textbox', { name: '確認コード' })).toBeVisible()
  },
})

const refusedCode = (code: 'INVALID' | 'NUMBER_TAKEN', triesLeft: number) =>
  refuse({ __typename: 'VerifySmsCodeError', field: 'code', code, values: { triesLeft } })

export const VerifySmsCodeError = meta.story({
  args: { verifyCode: refusedCode('INVALID', 4) },
  play: async (tools) => {
    const code = await typeCode(tools)
    await waitFor(() => expect(code).toHaveAccessibleDescription(/残り4回/))
  },
})

export const NumberTaken = meta.story({
  args: { verifyCode: refusedCode('NUMBER_TAKEN', 0) },
  play: async (tools) => {
    const code = await typeCode(tools)
    await waitFor(() => expect(code).toHaveAccessibleDescription(/別のアカウント/))
  },
})

/** The number is proven and has no account; the log-in leads to the sign-up from here. */
export const AuthorityShouldBeSignUpError = meta.story({
  args: { verifyCode: refuse({ __typename: 'AuthorityShouldBeSignUpError' }) },
  play: async (tools) => {
    await typeCode(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: '新規登録する' }))
    await expect(tools.args.onRefused).toHaveBeenCalledTimes(1)
  },
})

export const Offline = meta.story({
  args: { verifyCode: () => Promise.reject(new NetworkError('The gateway could not be reached.')) },
  play: async (tools) => {
    await typeCode(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: 'もう一度ためす' }))
  },
})

/** What follows is the place's matter; here the form rests as it was. */
export const Proven = meta.story({
  parameters: { clock: '2026-11-20T12:05:00+09:00' },
  play: async (tools) => {
    await typeCode(tools)
    await waitFor(() => expect(tools.args.onProven).toHaveBeenCalledTimes(1))
  },
})
