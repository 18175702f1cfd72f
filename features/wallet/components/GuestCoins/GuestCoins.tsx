import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Figure } from '#features/errors/index.ts'
import { useSession } from '#platform/session/session.ts'

const words = {
  wallet: { title: 'wallet.guest.title', body: 'wallet.guest.body' },
  spending: { title: 'spending.guest.title', body: 'spending.guest.body' },
} as const

/** What stands in a guest's place of what is each fan's own, coins or payments: the way in. */
export function GuestCoins({ of = 'wallet' }: { of?: 'wallet' | 'spending' }) {
  const intl = useIntl()
  const { openLogin } = useSession()
  return (
    <EmptyState
      figure={<Figure name="closed" />}
      title={intl.formatMessage({ id: words[of].title })}
      body={<FormattedMessage id={words[of].body} />}
      action={
        <Inline gap={3} wrap justify="center">
          <Button onClick={() => openLogin({ step: 'signup' })}>
            <FormattedMessage id="wallet.guest.signUp" />
          </Button>
          <Button tone="neutral" emphasis="outline" onClick={() => openLogin({ step: 'login' })}>
            <FormattedMessage id="wallet.guest.logIn" />
          </Button>
        </Inline>
      }
    />
  )
}
