import { FormattedMessage } from 'react-intl'
import { useNavigation } from 'react-router-dom'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { bar } from './PendingBar.css.ts'

/** A thin line at the top while the next screen is on its way, once that takes longer than 200 ms. */
export function PendingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <output className={bar}>
      <VisuallyHidden>
        <FormattedMessage id="shell.loading" />
      </VisuallyHidden>
    </output>
  )
}
