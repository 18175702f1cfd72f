import { useIntl } from 'react-intl'
import { LogInFirst } from '#features/errors/index.ts'

/** What a guest finds where a fan changes what they log in with. */
export function LogInToChange() {
  const intl = useIntl()
  return (
    <LogInFirst
      title={intl.formatMessage({ id: 'account.guest.title' })}
      body={intl.formatMessage({ id: 'account.guest.body' })}
    />
  )
}
