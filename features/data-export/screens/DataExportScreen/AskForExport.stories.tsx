import { expect, fn, waitFor } from 'storybook/test'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fanData, writing } from '../../fakes.ts'
import { AskForExport } from './AskForExport.tsx'

const sent = fn<(key: string) => void>().mockName('sent')
const asked = () => ({
  __typename: 'RequestDataExportSuccess' as const,
  dataExport: writing(),
})
const data = {
  ...fanData(),
  Mutation: () => ({
    requestDataExport: (args: Readonly<Record<string, unknown>>) => {
      sent((args['input'] as { idempotencyKey: string }).idempotencyKey)
      return asked()
    },
  }),
}

const meta = preview.meta({
  component: AskForExport,
  args: { isAgain: false },
  beforeEach: () => void sent.mockClear(),
  parameters: { session: { status: 'loggedIn' }, relay: { data } },
})

const ask = ({ canvas, userEvent }: PlayTools) => userEvent.click(canvas.getByRole('button'))

export const Default = meta.story()
/** One file is there: another is the lesser wish. */
export const Again = meta.story({ args: { isAgain: true } })
export const AgainInEnglish = meta.story({
  args: { isAgain: true },
  globals: { locale: 'en' },
})
export const AskingAgain = meta.story({
  args: { isAgain: true },
  parameters: { relay: { outcome: 'pending' } },
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: /申し込んでいます/ }))
  },
})
export const TooOften = meta.story({
  args: { isAgain: true },
  parameters: {
    relay: {
      data: {
        ...fanData(),
        Mutation: () => ({
          requestDataExport: () => ({
            __typename: 'RateLimitedError' as const,
            retryAt: '2026-11-20T03:15:00.000Z',
          }),
        }),
      },
    },
  },
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByText(/操作が続きました/))
  },
})
export const Offline = meta.story({
  args: { isAgain: true },
  parameters: { relay: { outcome: 'error' } },
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: 'もう一度ためす' }))
  },
})

Default.test('asks once for a press, each time by a key of its own', async (tools) => {
  await ask(tools)
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  await untilVisible(await tools.canvas.findByRole('button', { name: 'データを準備する' }))
  await ask(tools)
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  const [[first] = [], [second] = []] = sent.mock.calls
  await expect(first).toBeTruthy()
  await expect(second).not.toBe(first)
})
