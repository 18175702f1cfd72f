import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { paths } from '#addresses/official-schedule.ts'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { ScheduleSectionItem_schedule$key } from './__generated__/ScheduleSectionItem_schedule.graphql.ts'
import { card, meta, when } from './ScheduleSection.css.ts'

const icons = { STREAM: 'penlight', EVENT: 'calendar' } as const

/** One of them, in its talent's colour: all of it leads to its page. */
export function ScheduleSectionItem(props: { schedule: ScheduleSectionItem_schedule$key }) {
  const { id, kind, title, body, startsAt, state, talents } = useFragment(
    graphql`
      fragment ScheduleSectionItem_schedule on OfficialSchedule @throwOnFieldError {
        id
        kind
        title
        body
        startsAt
        state
        talents {
          name
          palette
        }
      }
    `,
    props.schedule,
  )
  const tokyo = useTokyoTime()
  const isLone = talents.length === 1
  return (
    <li data-palette={isLone ? talents[0]?.palette : undefined}>
      <Link href={paths.schedule({ official_schedule_id: id })} className={card}>
        <span className={meta}>
          {state === 'LIVE' && (
            <Chip icon="sound">
              <FormattedMessage id="home.schedule.live" />
            </Chip>
          )}
          {state === 'CANCELLED' && (
            <Chip icon="block" tone="danger">
              <FormattedMessage id="home.schedule.cancelled" />
            </Chip>
          )}
          {(state === 'UPCOMING' || state === 'OVER') && (
            <Chip icon={icons[kind]}>
              <FormattedMessage id={`home.schedule.kind.${kind}`} />
            </Chip>
          )}
          <Text as="span" size="small" tone="accent" weight="bold" lines={1}>
            {isLone ? talents[0]?.name : <FormattedMessage id="home.schedule.everyone" />}
          </Text>
        </span>
        <Heading level={3}>{state === 'CANCELLED' ? <s>{title}</s> : title}</Heading>
        <time dateTime={startsAt} className={when}>
          {tokyo.dayAndTime(startsAt)}
        </time>
        <Text as="span" size="small" tone="muted" lines={2}>
          {body}
        </Text>
      </Link>
    </li>
  )
}
