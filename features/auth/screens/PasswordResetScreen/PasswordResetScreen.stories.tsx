import { expect, fn, waitFor } from 'storybook/test'
import { ProviderError } from '#platform/session/session.ts'
import { given } from '#storybook/given.ts'
import { fakeTenant } from '#storybook/fakes/community.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { Screen } from './PasswordResetScreen.tsx'
import query, {
  type PasswordResetScreenQuery,
} from './__generated__/PasswordResetScreenQuery.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: { Empty: 'A form lists nothing.' },
    relay: storyRelay<PasswordResetScreenQuery>({
      query,
      data: {
        Tenant: () =>
          fakeTenant({
            name: '夜ふかし灯台とおはよう温室の放送局',
          }),
      },
    }),
    route: { at: '/password-reset' },
  },
})

export const Default = meta.story()
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Tenant: () =>
          fakeTenant({
            name: '夜ふかし灯台とおはよう温室と、そのあいだの港町にある小さな放送局',
          }),
      },
    },
  },
})

/** From the address to the mail. */
export const MailAskedFor = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'hikari@example.jp')
    await userEvent.click(canvas.getByRole('button', { name: 'リンクを送る' }))
    await untilVisible(await canvas.findByRole('heading', { name: 'メールをご確認ください' }))
  },
})

/** From the link to the new password. */
export const PasswordChanged = meta.story({
  parameters: { route: { at: '/password-reset?oobCode=abc' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const password = await canvas.findByLabelText('新しいパスワード')
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-address="/password-reset"]')).toBeTruthy(),
    )
    const submit = canvas.getByRole('button', { name: 'パスワードを変える' })
    // Two characters to a person, eleven to a machine.
    await userEvent.type(password, '👨‍👩‍👧‍👦👩🏽‍🚀')
    await userEvent.click(submit)
    await expect(password).toBeInvalid()
    await userEvent.clear(password)
    await userEvent.type(password, 'tide-lamp-eleven')
    await userEvent.click(submit)
    await untilVisible(await canvas.findByRole('heading', { name: 'パスワードを変えました' }))
  },
})

export const LinkDead = meta.story({
  parameters: {
    route: { at: '/password-reset?oobCode=abc' },
    session: { verifyPasswordReset: fn(() => Promise.reject(new ProviderError('dead-link'))) },
  },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('link', { name: 'もう一度送る' }))
  },
})

LinkDead.test('asks for another mail', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'もう一度送る' }))
  await untilVisible(await canvas.findByRole('textbox'))
})
