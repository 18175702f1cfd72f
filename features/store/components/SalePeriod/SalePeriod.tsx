import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { Changing } from '#design-system/changing/Changing.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useSecondsUntil } from '#platform/time/useSecondsUntil.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { SalePeriod_item$key } from './__generated__/SalePeriod_item.graphql.ts'
import { clock, period, words } from './SalePeriod.css.ts'

const day = 24 * 60 * 60

/** When an item's sale begins or ends, counted down in its last week; at its end the page is read anew. */
export function SalePeriod(props: { item: SalePeriod_item$key }) {
  const { state, saleFrom, saleUntil } = useFragment(
    graphql`
      fragment SalePeriod_item on StoreItem @throwOnFieldError {
        state
        saleFrom
        saleUntil
      }
    `,
    props.item,
  )
  const tokyo = useTokyoTime()
  const turn = state === 'UPCOMING' ? saleFrom : saleUntil
  if (turn == null || state === 'ENDED') return null
  return (
    <div className={period}>
      <Icon name="calendar" />
      <div className={words}>
        <Text size="small" weight="medium">
          {state === 'UPCOMING' ? (
            <FormattedMessage id="store.period.from" values={{ instant: tokyo.whole(turn) }} />
          ) : (
            <FormattedMessage
              id="store.period.until"
              values={{ instant: tokyo.whole(lastInstant(turn)) }}
            />
          )}
        </Text>
        <Countdown key={turn} until={turn} />
      </div>
    </div>
  )
}

function Countdown({ until }: { until: string }) {
  const seconds = useSecondsUntil(until)
  const { revalidate } = useRevalidator()
  const isOver = seconds === 0
  const lookAgain = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (isOver) lookAgain()
  }, [isOver])
  if (seconds === null || isOver || seconds > 7 * day) return null
  return (
    <p className={clock} role="timer">
      <Changing of={seconds}>
        <FormattedMessage
          id="store.period.left"
          values={{ days: Math.floor(seconds / day), time: clockOf(seconds % day) }}
        />
      </Changing>
    </p>
  )
}

/** `03:12:45` */
function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
