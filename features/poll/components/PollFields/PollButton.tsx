import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'

type PollButtonProps = {
  onClick: () => void
  /** What was to be asked was given up just now: the keyboard goes on from here. */
  isFocused?: boolean
}

/** Begins to ask something with what is written. */
export function PollButton({ onClick, isFocused = false }: PollButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) button.current?.focus()
  }, [isFocused])
  return (
    <Button ref={button} icon="poll" emphasis="quiet" tone="neutral" size="small" onClick={onClick}>
      <FormattedMessage id="poll.title" />
    </Button>
  )
}
