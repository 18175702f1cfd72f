import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSecondsUntil } from '#platform/time/useSecondsUntil.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'

type PollEndProps = {
  endsAt: string
  hasEnded: boolean
  /** The end has come while somebody looks. */
  onOver: () => void
}

/** How long a poll goes on, or when it ended. */
export function PollEnd({ endsAt, hasEnded, onOver }: PollEndProps) {
  const tokyo = useTokyoTime()
  const seconds = useSecondsUntil(hasEnded ? undefined : endsAt)
  const isOver = !hasEnded && seconds === 0
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) over()
  }, [isOver])
  const moment = tokyo.recent(endsAt)
  if (hasEnded) return <FormattedMessage id="poll.ended" values={{ moment }} />
  if (isOver) return <FormattedMessage id="poll.counting" />
  // On the server's page nobody's clock tells how long that is.
  if (seconds === null) return <FormattedMessage id="poll.until" values={{ moment }} />
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return <FormattedMessage id="poll.left.soon" />
  if (minutes < 60) return <FormattedMessage id="poll.left.minutes" values={{ count: minutes }} />
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return <FormattedMessage id="poll.left.hours" values={{ count: hours }} />
  return <FormattedMessage id="poll.left.days" values={{ count: Math.floor(hours / 24) }} />
}
