import { useIntl } from 'react-intl'
import { paths } from '#addresses/auth.ts'
import { paths as onboardingPaths } from '#addresses/onboarding.ts'
import { paths as supportPaths } from '#addresses/support.ts'
import type { Ways } from '#features/errors/index.ts'
import { useSession } from '#platform/session/session.ts'
import type ja from './messages/ja.ts'

type Options = {
  /** Does again what failed. */
  onRetry?: () => void
}

/** What to press next where the sign-in provider refused. */
export function useProviderWays({ onRetry }: Options): Ways {
  const intl = useIntl()
  const { status, renewSignIn } = useSession()
  const say = (id: keyof typeof ja) => intl.formatMessage({ id })
  const resetPassword = { label: say('auth.wayOut.resetPassword'), href: paths.passwordReset() }
  const logIn = { label: say('auth.wayOut.logIn'), href: onboardingPaths.login() }
  // Whoever is signed in stays where they are, and what they were doing goes on.
  const renew = () => void renewSignIn().then((isRenewed) => isRenewed && onRetry?.())
  return {
    'provider.wrong-password': resetPassword,
    'provider.too-many-requests': resetPassword,
    'provider.email-already-in-use': logIn,
    'provider.requires-recent-login':
      status === 'loggedIn' ? { label: logIn.label, act: renew } : logIn,
    'provider.dead-link': { label: say('auth.wayOut.askForLink'), href: paths.passwordReset() },
    'provider.user-disabled': {
      label: say('auth.wayOut.contactSupport'),
      href: supportPaths.contact(),
    },
  }
}
