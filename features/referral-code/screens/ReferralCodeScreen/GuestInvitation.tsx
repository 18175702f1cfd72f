import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Figure, LogInFirst } from '#features/errors/index.ts'
import { fillDraft } from '#platform/form/draft.ts'
import { useSession } from '#platform/session/session.ts'
import { referralCoins, referralDays } from '#rules/referral.ts'

/**
 * What stands here for a guest: the invitation that led them, whose code goes with them into the sign-up; without one,
 * what the page is for.
 */
export function GuestInvitation({ offered }: { offered: string }) {
  const intl = useIntl()
  const { openLogin } = useSession()
  if (offered === '')
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'referral.guest.none.title' })}
        body={intl.formatMessage({ id: 'referral.guest.none.body' })}
      />
    )
  const start = () => {
    fillDraft('signUp:referral', { code: offered })
    openLogin({ step: 'signup' })
  }
  return (
    <EmptyState
      figure={<Figure name="empty-chat" />}
      title={intl.formatMessage({ id: 'referral.guest.title' })}
      body={
        <FormattedMessage
          id="referral.guest.body"
          values={{ coins: referralCoins, days: referralDays }}
        />
      }
      action={
        <Inline gap={3} wrap justify="center">
          <Button onClick={start}>
            <FormattedMessage id="referral.guest.start" />
          </Button>
          <Button tone="neutral" emphasis="outline" onClick={() => openLogin({ step: 'login' })}>
            <FormattedMessage id="referral.guest.logIn" />
          </Button>
        </Inline>
      }
    />
  )
}
