import { useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { useSecondsUntil } from '#platform/time/useSecondsUntil.ts'

type ResendButtonProps = {
  /** From when on another code may be asked for, ISO 8601. */
  resendableAt: string | undefined
  onPress: () => void
}

/** Asks for another code, as soon as one may be asked for. */
export function ResendButton({ resendableAt, onPress }: ResendButtonProps) {
  const intl = useIntl()
  const seconds = useSecondsUntil(resendableAt)
  const isEarly = seconds === null || seconds > 0
  return (
    <Button tone="neutral" emphasis="quiet" disabled={isEarly} onClick={onPress}>
      {seconds !== null && seconds > 0
        ? intl.formatMessage({ id: 'auth.code.resendIn' }, { seconds })
        : intl.formatMessage({ id: 'auth.code.resend' })}
    </Button>
  )
}
