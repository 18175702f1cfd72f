import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { Changing } from '#design-system/changing/Changing.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { useSecondsUntil } from '#platform/time/useSecondsUntil.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { HoldClock_session$key } from './__generated__/HoldClock_session.graphql.ts'
import { clock, hold } from './HoldClock.css.ts'

/** At these many minutes left it is said aloud too. */
const spokenMinutes = [10, 5, 1]

/** Until when what is bought is held, counted down; at its end the page is read anew. */
export function HoldClock(props: { session: HoldClock_session$key }) {
  const { expiresAt, lines } = useFragment(
    graphql`
      fragment HoldClock_session on CheckoutSession @throwOnFieldError {
        expiresAt
        lines {
          item {
            kind
          }
        }
      }
    `,
    props.session,
  )
  const { time } = useTokyoTime()
  const seconds = useSecondsUntil(expiresAt)
  const { revalidate } = useRevalidator()
  const isOver = seconds === 0
  const lookAgain = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (isOver) lookAgain()
  }, [isOver])
  const isEndless = lines.every(({ item }) => item.kind === 'COIN_PACK')
  const minutes = seconds === null ? null : Math.ceil(seconds / 60)
  return (
    <div className={hold}>
      <p>
        <FormattedMessage
          id={isEndless ? 'checkout.hold.open' : 'checkout.hold.goods'}
          values={{ until: time(expiresAt) }}
        />
      </p>
      <p className={clock} role="timer" aria-live="off">
        <Changing of={seconds}>
          <FormattedMessage id="checkout.hold.left" values={{ time: clockOf(seconds) }} />
        </Changing>
      </p>
      <VisuallyHidden>
        <p aria-live="polite">
          {minutes !== null && spokenMinutes.includes(minutes) && (
            <Changing of={minutes}>
              <FormattedMessage id="checkout.hold.minutes" values={{ minutes }} />
            </Changing>
          )}
        </p>
      </VisuallyHidden>
    </div>
  )
}

/** `29:05`; as wide before it is known. */
function clockOf(seconds: number | null): string {
  if (seconds === null) return '--:--'
  return [Math.floor(seconds / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
