import { useIntl } from 'react-intl'
import { LogInFirst } from '#features/errors/index.ts'

/** What stands in a guest's place of what a fan keeps off their screen. */
export function GuestMutes() {
  const intl = useIntl()
  return (
    <LogInFirst
      title={intl.formatMessage({ id: 'mute.guest.title' })}
      body={intl.formatMessage({ id: 'mute.guest.body' })}
    />
  )
}
