import { expect, fn } from 'storybook/test'
import { ProviderError } from '#platform/session/session.ts'
import preview from '#storybook/preview.tsx'
import { ProviderNotice } from './ProviderNotice.tsx'

const meta = preview.meta({
  component: ProviderNotice,
  args: { error: null, onRetry: fn(), supportEmail: 'support@example.com' },
})

export const WrongPassword = meta.story({ args: { error: new ProviderError('wrong-password') } })
export const EmailAlreadyInUse = meta.story({
  args: { error: new ProviderError('email-already-in-use') },
})
export const UserDisabled = meta.story({ args: { error: new ProviderError('user-disabled') } })
export const NetworkRequestFailed = meta.story({
  args: { error: new ProviderError('network-request-failed') },
})
export const TooManyRequests = meta.story({
  args: { error: new ProviderError('too-many-requests') },
})
const renewSignIn = fn(async () => true)

export const RequiresRecentLogin = meta.story({
  args: { error: new ProviderError('requires-recent-login') },
  parameters: { session: { status: 'loggedIn', renewSignIn } },
})
RequiresRecentLogin.test('logs in again, and goes on', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(renewSignIn).toHaveBeenCalledTimes(1)
  await expect(args.onRetry).toHaveBeenCalledTimes(1)
})
export const WeakPassword = meta.story({ args: { error: new ProviderError('weak-password') } })
export const DeadLink = meta.story({ args: { error: new ProviderError('dead-link') } })
