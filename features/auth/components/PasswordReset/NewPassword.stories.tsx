import { expect, fn, waitFor } from 'storybook/test'
import { ProviderError, type ProviderErrorCode } from '#platform/session/session.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { NewPassword } from './NewPassword.tsx'

const refuse = (code: ProviderErrorCode) => () => Promise.reject(new ProviderError(code))
const verifyPasswordReset = fn(async (_code: string) => ({ email: 'hikari@example.jp' }))
const confirmPasswordReset = fn(async (_code: string, _password: string) => {})

const meta = preview.meta({
  component: NewPassword,
  args: { code: 'abc', tenantName: 'よいやみ放送局' },
  beforeEach: () => {
    verifyPasswordReset.mockClear()
    confirmPasswordReset.mockClear()
  },
  parameters: {
    layout: 'fullscreen',
    session: { verifyPasswordReset, confirmPasswordReset },
  },
})

const save = async ({ canvas, canvasElement, userEvent }: PlayTools) => {
  await untilVisible(await canvas.findByText(/hikari@example.jp/))
  await userEvent.type(canvasElement.querySelector('[type=password]')!, 'tide-lamp-eleven')
  await userEvent.click(canvasElement.querySelector('button[type=submit]')!)
}

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => untilVisible(await canvas.findByText(/hikari@example.jp/)),
})
/** The link is good for another try. */
export const Offline = meta.story({
  parameters: { session: { confirmPasswordReset: refuse('network-request-failed') } },
  play: async (tools) => {
    await save(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: 'もう一度ためす' }))
  },
})
export const ChangedInEnglish = meta.story({
  globals: { locale: 'en' },
  play: async (tools) => {
    await save(tools)
    const way = await tools.canvas.findByRole('link', { name: 'Go to log in' })
    await expect(way).toHaveAttribute('href', '/onboarding/login')
  },
})
export const DeadInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { session: { verifyPasswordReset: refuse('dead-link') } },
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: 'Send another mail' })
    await expect(way).toHaveAttribute('href', '/password-reset')
  },
})
export const LongText = meta.story({
  args: { tenantName: '夜ふかし灯台とおはよう温室と、そのあいだの港町にある小さな放送局' },
  parameters: {
    session: {
      verifyPasswordReset: async () => ({
        email: 'someone-who-stays-up-late@mail.lighthouse-keepers.example.com',
      }),
    },
  },
  play: async ({ canvas }) => untilVisible(await canvas.findByText(/lighthouse-keepers/)),
})

ChangedInEnglish.test('looks at the link once, and uses it up once', async () => {
  await waitFor(() =>
    expect(confirmPasswordReset.mock.calls).toEqual([['abc', 'tide-lamp-eleven']]),
  )
  await expect(verifyPasswordReset.mock.calls).toEqual([['abc']])
})
