import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { bar, inside } from './JoinBar.css.ts'

type JoinBarProps = {
  /** Whether members write in this channel; in others only talents and staff do. */
  isOpenToMembers: boolean
  onJoin: () => void
  isJoining: boolean
}

/** Tells whoever has not joined what joining is good for here. */
export function JoinBar({ isOpenToMembers, onJoin, isJoining }: JoinBarProps) {
  const intl = useIntl()
  return (
    <div className={bar}>
      <div className={inside}>
        <Text size="small" weight="medium">
          <FormattedMessage id={isOpenToMembers ? 'chat.join.title' : 'chat.join.elsewhere'} />
        </Text>
        <Button
          size="small"
          onClick={onJoin}
          isBusy={isJoining}
          busyLabel={intl.formatMessage({ id: 'chat.join.busy' })}
        >
          <FormattedMessage id="chat.join.action" />
        </Button>
      </div>
    </div>
  )
}
