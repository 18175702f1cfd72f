import { useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { frame, pill } from './NewPostsPill.css.ts'

type NewPostsPillProps = {
  /** How many are new; 99 stands for more. */
  count: number
  isBusy: boolean
  onPress: () => void
}

/** Says that something new was posted, over the list, which stays as it is until it is pressed. */
export function NewPostsPill({ count, isBusy, onPress }: NewPostsPillProps) {
  const intl = useIntl()
  return (
    <div className={frame} role="status">
      {count > 0 && (
        <div className={pill}>
          <Button
            size="small"
            icon="arrowUp"
            isBusy={isBusy}
            busyLabel={intl.formatMessage({ id: 'timeline.new.busy' })}
            onClick={onPress}
          >
            {intl.formatMessage(
              { id: count < 99 ? 'timeline.new' : 'timeline.new.many' },
              { count },
            )}
          </Button>
        </div>
      )}
    </div>
  )
}
