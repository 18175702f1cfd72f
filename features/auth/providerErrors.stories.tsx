import { expect, fn } from 'storybook/test'
import { ProviderError } from '#platform/session/session.ts'
import preview from '#storybook/preview.tsx'
import { ErrorWords, type ShownError } from '#features/errors/index.ts'
import { useProviderWays } from './useProviderWays.ts'

type RefusalProps = { error: ShownError; onRetry: () => void }

/** What the sign-in provider refused, where no field is at fault, and the way out. */
function Refusal({ error, onRetry }: RefusalProps) {
  const ways = useProviderWays({ onRetry })
  return <ErrorWords error={error} onRetry={onRetry} ways={ways} />
}

const meta = preview.meta({
  component: Refusal,
  args: {
    error: new ProviderError('wrong-password'),
    onRetry: fn(),
  },
})

export const WrongPassword = meta.story({ args: { error: new ProviderError('wrong-password') } })
export const EmailAlreadyInUse = meta.story({
  args: { error: new ProviderError('email-already-in-use') },
})
export const UserDisabled = meta.story({ args: { error: new ProviderError('user-disabled') } })
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
