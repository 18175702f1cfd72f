import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure } from '#features/errors/index.ts'

/** What stands where the operator has not said who sells. */
export function NoSeller() {
  const intl = useIntl()
  return (
    <EmptyState
      figure={<Figure name="closed" />}
      title={intl.formatMessage({ id: 'legal.empty.title' })}
      body={<FormattedMessage id="legal.empty.body" />}
    />
  )
}
