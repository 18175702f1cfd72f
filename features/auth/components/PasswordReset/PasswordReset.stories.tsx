import { expect, waitFor } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { ProviderError } from '#platform/session/session.ts'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fillDraft } from '../../draft.ts'
import {
  passwordResetMachine,
  type PasswordResetContext,
} from '../../machines/passwordResetMachine.ts'
import { PasswordReset } from './PasswordReset.tsx'

const meta = preview.meta({
  component: PasswordReset,
  args: { ...given('actor'), tenantName: 'よいやみ放送局', supportEmail: 'support@example.com' },
  parameters: { layout: 'fullscreen' },
})

/** An actor that stands in a state, named by its path. */
function stand(path: string, rest: Partial<PasswordResetContext> = {}) {
  const value = path.replace('passwordReset.', '') as StateValueFrom<typeof passwordResetMachine>
  const context = { code: null, email: '', fault: null, ...rest }
  return { start: () => standingIn(passwordResetMachine, { value, context }) }
}

const link = { code: 'abc', email: 'hikari@example.jp' }

export const EnteringEmail = meta.story({
  parameters: { machine: stand('passwordReset.enteringEmail') },
})

/** What was typed into the log-in need not be typed again. */
export const AddressFromLogIn = meta.story({
  parameters: EnteringEmail.composed.parameters,
  beforeEach: () => fillDraft('login', { email: 'hikari@example.jp' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('hikari@example.jp')
  },
})

export const NotAnAddress = meta.story({
  parameters: EnteringEmail.composed.parameters,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox')
    await userEvent.type(email, 'hikari')
    await userEvent.click(canvas.getByRole('button', { name: 'リンクを送る' }))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription(/name@example.com/)
  },
})

export const SendingMail = meta.story({
  parameters: { machine: stand('passwordReset.sendingMail', { email: 'hikari@example.jp' }) },
})

export const NetworkRequestFailed = meta.story({
  parameters: {
    machine: stand('passwordReset.enteringEmail', {
      email: 'hikari@example.jp',
      fault: new ProviderError('network-request-failed'),
    }),
  },
})

/** The same for every address. */
export const MailSent = meta.story({
  parameters: { machine: stand('passwordReset.mailSent', { email: 'hikari@example.jp' }) },
})

export const CheckingLink = meta.story({
  parameters: { machine: stand('passwordReset.checkingLink', { code: 'abc' }) },
})

export const EnteringPassword = meta.story({
  parameters: { machine: stand('passwordReset.enteringPassword', link) },
})

export const WeakPassword = meta.story({
  parameters: {
    machine: stand('passwordReset.enteringPassword', {
      ...link,
      fault: new ProviderError('weak-password'),
    }),
  },
})

export const SavingPassword = meta.story({
  parameters: { machine: stand('passwordReset.savingPassword', link) },
})

export const PasswordChanged = meta.story({
  parameters: { machine: stand('passwordReset.passwordChanged', link) },
})

export const LinkDead = meta.story({
  parameters: { machine: stand('passwordReset.linkDead', link) },
})

export const LongText = meta.story({
  parameters: {
    machine: stand('passwordReset.mailSent', {
      email: 'a-very-long-address-of-someone-who-stays-up-late@mail.lighthouse-keepers.example.com',
    }),
  },
})
