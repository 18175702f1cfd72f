import { FormattedMessage } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'

type TheatreActionsProps = {
  isSkippable: boolean
  /** How many cards wait to be turned. */
  turnable: number
  onSkip: () => void
  onTurnAll: () => void
  onClose: () => void
  onAgain?: () => void
}

/** What a fan can do while a draw is shown: skip it at any moment; once it is over, close it or draw again. */
export function TheatreActions(props: TheatreActionsProps) {
  const { isSkippable, turnable, onSkip, onTurnAll, onClose, onAgain } = props
  if (isSkippable)
    return (
      <>
        <Button tone="neutral" emphasis="quiet" onClick={onSkip}>
          <FormattedMessage id="treasure.theatre.skip" />
        </Button>
        {turnable > 0 && (
          <Button emphasis="soft" onClick={onTurnAll}>
            <FormattedMessage
              id={turnable === 1 ? 'treasure.theatre.turnOne' : 'treasure.theatre.turnAll'}
            />
          </Button>
        )}
      </>
    )
  return (
    <>
      {onAgain && (
        <Button emphasis="soft" onClick={onAgain}>
          <FormattedMessage id="treasure.theatre.again" />
        </Button>
      )}
      <Button onClick={onClose}>
        <FormattedMessage id="treasure.theatre.close" />
      </Button>
    </>
  )
}
