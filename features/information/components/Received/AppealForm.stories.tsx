import { expect, fn, screen, waitFor } from 'storybook/test'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fakeWarning } from '../../fakes.ts'
import { AppealForm } from './AppealForm.tsx'

const text = '宣伝ではなく、落とし物のお知らせでした。'
const sent = fn<(input: unknown) => void>().mockName('sent')
const answering = (answer: object) => ({
  relay: {
    data: {
      Mutation: () => ({
        appealWarning: (args: Readonly<Record<string, unknown>>) => {
          sent(args['input'])
          return answer as never
        },
      }),
    },
  },
})
const refusing = (code: string) =>
  answering({ __typename: 'WarningAppealError', code, maxLength: 1_000 })

const meta = preview.meta({
  component: AppealForm,
  args: { receivedId: 'received_warning' },
  beforeEach: () => void sent.mockClear(),
  parameters: {
    session: { status: 'loggedIn' },
    ...answering({
      __typename: 'AppealWarningSuccess',
      received: fakeWarning({ text, state: 'WAITING', answer: null }),
    }),
  },
})

const send = async ({ canvas, userEvent }: PlayTools, said = text) => {
  await userEvent.click(canvas.getByRole('textbox'))
  await userEvent.paste(said)
  await userEvent.click(canvas.getByRole('button', { name: '送る' }))
}

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Sending = meta.story({
  parameters: { relay: { outcome: 'pending' } },
  play: async (tools) => {
    await send(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: /送っています/ }))
  },
})
export const TooLong = meta.story({
  play: async (tools) => {
    await send(tools, '落とし物です。'.repeat(143))
    await untilVisible(await tools.canvas.findByText('1000文字までで入力してください。'))
  },
})
/** The days for it ended while it was written. */
export const Expired = meta.story({
  parameters: refusing('EXPIRED'),
  play: async (tools) => {
    await send(tools)
    await untilVisible(await tools.canvas.findByText('お申し立ての期間は終わりました。'))
  },
})
/** It was sent from another device. */
export const Appealed = meta.story({
  parameters: refusing('APPEALED'),
  play: async (tools) => {
    await send(tools)
    await untilVisible(await tools.canvas.findByText(/お返事をお待ちください/))
  },
})
export const Offline = meta.story({
  parameters: { relay: { outcome: 'error' } },
  play: async (tools) => {
    await send(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: 'もう一度ためす' }))
  },
})

Default.test('sends what is said of this warning, and says that it came', async (tools) => {
  await send(tools)
  await waitFor(() => expect(sent.mock.calls).toEqual([[{ receivedId: 'received_warning', text }]]))
  await untilVisible(await screen.findByText('お申し立てを受け付けました。'))
})

Offline.test('keeps what was written', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveValue(text)
})

TooLong.test('sends nothing that would be refused', async () => {
  await expect(sent).not.toHaveBeenCalled()
})
