import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/official-schedule.ts'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ScheduleMark, useScheduleState } from '#features/official-schedule/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { hour } from './TalentStage.css.ts'
import type { TalentHour_schedule$key } from './__generated__/TalentHour_schedule.graphql.ts'

/** When a talent is to be seen, and in what: all of it leads to the schedule. */
export function TalentHour(props: { schedule: TalentHour_schedule$key }) {
  const schedule = useFragment(
    graphql`
      fragment TalentHour_schedule on OfficialSchedule @throwOnFieldError {
        id
        kind
        title
        startsAt
        endsAt
        state
        movedFrom
      }
    `,
    props.schedule,
  )
  const state = useScheduleState(schedule)
  const tokyo = useTokyoTime()
  const { id, kind, title, startsAt, movedFrom } = schedule
  return (
    <li>
      <Link href={paths.schedule({ official_schedule_id: id })} className={hour}>
        <ScheduleMark kind={kind} state={state} isMoved={movedFrom !== null} />
        <Text as="span" weight="bold" lines={2}>
          {title}
        </Text>
        <Text as="time" size="small" tone="muted" dateTime={startsAt} tabular>
          {tokyo.dayAndTime(startsAt)}
        </Text>
      </Link>
    </li>
  )
}
