import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router-dom'
import { bar } from './PendingBar.css.ts'

/** A thin line at the top while the next screen is on its way, once that takes longer than 200 ms. */
export function PendingBar() {
  const { state } = useNavigation()
  const intl = useIntl()
  if (state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'shell.loading' })}
      className={bar}
    />
  )
}
