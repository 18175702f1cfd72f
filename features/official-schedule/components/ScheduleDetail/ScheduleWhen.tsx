import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { tokyoDay, useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { OfficialScheduleState } from '#schema/types.generated.ts'
import { OwnTime } from '../ScheduleTime/OwnTime.tsx'
import { useOwnZone } from '../ScheduleTime/useOwnZone.ts'
import type { ScheduleWhen_schedule$key } from './__generated__/ScheduleWhen_schedule.graphql.ts'
import { Countdown } from './Countdown.tsx'
import { fact, facts, words } from './ScheduleDetail.css.ts'

type ScheduleWhenProps = { schedule: ScheduleWhen_schedule$key; state: OfficialScheduleState }

/** From when until when, in Japan and on the fan's own clock, and where; how long still, as long as it is ahead. */
export function ScheduleWhen({ state, ...props }: ScheduleWhenProps) {
  const { startsAt, endsAt, movedFrom, place } = useFragment(
    graphql`
      fragment ScheduleWhen_schedule on OfficialSchedule @throwOnFieldError {
        startsAt
        endsAt
        movedFrom
        place
      }
    `,
    props.schedule,
  )
  const tokyo = useTokyoTime()
  const zone = useOwnZone()
  const isOneDay = tokyoDay(startsAt) === tokyoDay(endsAt)
  return (
    <div className={facts}>
      <div className={fact}>
        <Icon name="calendar" />
        <div className={words}>
          <Text as="time" weight="bold" dateTime={startsAt} tabular>
            <FormattedMessage
              id="schedule.span"
              values={{
                from: `${tokyo.dayShort(startsAt)} ${tokyo.time(startsAt)}`,
                to: isOneDay
                  ? tokyo.time(endsAt)
                  : `${tokyo.dayShort(endsAt)} ${tokyo.time(endsAt)}`,
              }}
            />
          </Text>
          {zone && <OwnTime instant={startsAt} zone={zone} />}
          {movedFrom && state !== 'CANCELLED' && (
            <Text size="small" tone="muted" tabular>
              <FormattedMessage
                id="schedule.moved"
                values={{ former: tokyo.dayAndTime(movedFrom) }}
              />
            </Text>
          )}
        </div>
      </div>
      {place && (
        <div className={fact}>
          <Icon name="flag" />
          <Text>{place}</Text>
        </div>
      )}
      {state === 'UPCOMING' && <Countdown until={startsAt} />}
    </div>
  )
}
