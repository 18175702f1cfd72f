import { useIntl } from 'react-intl'
import { Banner } from '#design-system/banner/Banner.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { useSession } from '#platform/session/session.ts'
import type ja from '../../messages/ja.ts'
import { useProviderProblem, type WayOut } from '../../providerErrors.ts'
import { paths } from '../../paths.ts'
import { paths as onboardingPaths } from '#features/onboarding/paths.ts'

type ProviderNoticeProps = {
  error: unknown
  /** Does again what failed. */
  onRetry?: () => void
  /** Whom one writes to about a suspended account. */
  supportEmail?: string
}

/** What the sign-in provider refused, what to do, and the button that does it. */
export function ProviderNotice({ error, onRetry, supportEmail }: ProviderNoticeProps) {
  const { words, wayOut } = useProviderProblem()(error)
  return (
    <Banner
      tone="danger"
      action={<Way wayOut={wayOut} onRetry={onRetry} supportEmail={supportEmail} />}
    >
      {words}
    </Banner>
  )
}

type WayProps = Omit<ProviderNoticeProps, 'error'> & { wayOut: WayOut }

function Way({ wayOut, onRetry, supportEmail }: WayProps) {
  const intl = useIntl()
  const { status, renewSignIn } = useSession()
  const button = (onClick: () => void, id: keyof typeof ja) => (
    <Button tone="neutral" emphasis="outline" size="small" onClick={onClick}>
      {intl.formatMessage({ id })}
    </Button>
  )
  const link = (href: string, id: keyof typeof ja) => (
    <ButtonLink href={href} tone="neutral" emphasis="outline" size="small">
      {intl.formatMessage({ id })}
    </ButtonLink>
  )
  switch (wayOut) {
    case 'retry':
      return onRetry ? button(onRetry, 'auth.wayOut.retry') : null
    case 'resetPassword':
    case 'wait':
      return link(paths.passwordReset(), 'auth.wayOut.resetPassword')
    case 'askForLink':
      return link(paths.passwordReset(), 'auth.wayOut.askForLink')
    case 'logIn':
      // Whoever is signed in stays where they are, and what they were doing goes on.
      return status === 'loggedIn'
        ? button(
            () => void renewSignIn().then((isRenewed) => isRenewed && onRetry?.()),
            'auth.wayOut.logIn',
          )
        : link(onboardingPaths.login(), 'auth.wayOut.logIn')
    case 'contactSupport':
      return supportEmail ? link(`mailto:${supportEmail}`, 'auth.wayOut.contactSupport') : null
    case 'fix':
      return null
  }
}
