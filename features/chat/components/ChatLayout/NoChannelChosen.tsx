import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure } from '#features/errors/index.ts'
import { centre } from './NoChannelChosen.css.ts'

type NoChannelChosenProps = {
  /** What the list beside it holds. */
  kind?: 'rooms' | 'directs'
}

/** What stands beside the list while no channel is open. */
export function NoChannelChosen({ kind = 'rooms' }: NoChannelChosenProps) {
  const intl = useIntl()
  return (
    <div className={centre}>
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({
          id: kind === 'rooms' ? 'chat.channels.choose.title' : 'chat.direct.choose.title',
        })}
        body={
          <FormattedMessage
            id={kind === 'rooms' ? 'chat.channels.choose.body' : 'chat.direct.choose.body'}
          />
        }
      />
    </div>
  )
}
