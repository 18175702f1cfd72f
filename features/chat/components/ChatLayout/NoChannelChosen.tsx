import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure } from '#features/errors/index.ts'
import { centre } from './NoChannelChosen.css.ts'

/** What stands beside the list while no channel is open. */
export function NoChannelChosen() {
  const intl = useIntl()
  return (
    <div className={centre}>
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'chat.channels.choose.title' })}
        body={<FormattedMessage id="chat.channels.choose.body" />}
      />
    </div>
  )
}
