import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/official-schedule.ts'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { ScheduleLights } from '../ScheduleLights/ScheduleLights.tsx'
import { ScheduleMark } from '../ScheduleMark/ScheduleMark.tsx'
import { useScheduleState } from '../ScheduleMark/useScheduleState.ts'
import { OwnTime } from '../ScheduleTime/OwnTime.tsx'
import { useOwnZone } from '../ScheduleTime/useOwnZone.ts'
import { WatchButton } from '../WatchButton/WatchButton.tsx'
import type { ScheduleRow_schedule$key } from './__generated__/ScheduleRow_schedule.graphql.ts'
import { face, faces, foot, head, link, row, struck, time, title } from './ScheduleRow.css.ts'

/** A schedule among those of its day: from when until when, what, who, and whether the fan will be there. */
export function ScheduleRow(props: { schedule: ScheduleRow_schedule$key }) {
  const schedule = useFragment(
    graphql`
      fragment ScheduleRow_schedule on OfficialSchedule @throwOnFieldError {
        id
        kind
        title
        startsAt
        endsAt
        state
        movedFrom
        place
        talents {
          id
          name
          palette
          bust {
            ...Image_image
          }
        }
        watcherCount
        ...WatchButton_schedule
      }
    `,
    props.schedule,
  )
  const { id, kind, startsAt, endsAt, movedFrom, place, talents, watcherCount } = schedule
  const state = useScheduleState(schedule)
  const tokyo = useTokyoTime()
  const zone = useOwnZone()
  const isAhead = state === 'UPCOMING' || state === 'LIVE'
  return (
    <li className={row} data-palette={talents.length === 1 ? talents[0]?.palette : undefined}>
      <span className={time}>
        <Text
          as="time"
          weight="bold"
          dateTime={startsAt}
          tabular
          tone={isAhead ? 'default' : 'muted'}
        >
          {tokyo.time(startsAt)}
        </Text>
        <Text as="time" size="caption" tone="muted" dateTime={endsAt} tabular>
          <FormattedMessage id="schedule.until" values={{ to: tokyo.time(endsAt) }} />
        </Text>
      </span>
      <ScheduleLights palettes={talents.map(({ palette }) => palette)} />
      <div className={head}>
        <Link href={paths.schedule({ official_schedule_id: id })} className={link}>
          <ScheduleMark kind={kind} state={state} isMoved={movedFrom !== null} />
          <span className={title}>
            <Text as="span" weight="bold" lines={2} tone={isAhead ? 'default' : 'muted'}>
              {state === 'CANCELLED' ? <s className={struck}>{schedule.title}</s> : schedule.title}
            </Text>
          </span>
          <span className={faces}>
            {talents.map(({ id: talentId, bust }) => (
              <span key={talentId} className={face}>
                <Image image={bust} ratio={1} isDecorative />
              </span>
            ))}
            <Text as="span" size="small" tone="muted" lines={1}>
              {talents.length > 0 ? (
                talents.map(({ name }) => name).join('、')
              ) : (
                <FormattedMessage id="schedule.everyone" />
              )}
            </Text>
          </span>
          {place && (
            <Text as="span" size="small" tone="muted" lines={1}>
              {place}
            </Text>
          )}
          {zone && <OwnTime instant={startsAt} zone={zone} />}
        </Link>
        {isAhead && (
          <div className={foot}>
            <WatchButton schedule={schedule} size="small" />
            <Text key={watcherCount} as="span" size="caption" tone="muted" tabular>
              <FormattedMessage id="schedule.watchers" values={{ count: watcherCount }} />
            </Text>
          </div>
        )}
      </div>
    </li>
  )
}
