import { useIntl } from 'react-intl'
import { LogInFirst } from '#features/errors/index.ts'

/** What stands in a guest's place of subscriptions and invoices. */
export function GuestSubscriptions() {
  const intl = useIntl()
  return (
    <LogInFirst
      title={intl.formatMessage({ id: 'subscription.guest.title' })}
      body={intl.formatMessage({ id: 'subscription.guest.body' })}
    />
  )
}
