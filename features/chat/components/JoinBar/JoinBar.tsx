import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { bar, inside } from './JoinBar.css.ts'

type JoinBarProps = { onJoin: () => void; isJoining: boolean }

/** Tells whoever may only read how to talk here. */
export function JoinBar({ onJoin, isJoining }: JoinBarProps) {
  const intl = useIntl()
  return (
    <div className={bar}>
      <div className={inside}>
        <Text size="small" weight="medium">
          <FormattedMessage id="chat.join.title" />
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
