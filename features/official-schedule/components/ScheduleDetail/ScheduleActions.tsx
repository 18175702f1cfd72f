import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as chatPaths } from '#addresses/chat.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { OfficialScheduleState } from '#schema/types.generated.ts'
import { WatchButton } from '../WatchButton/WatchButton.tsx'
import type { ScheduleActions_schedule$key } from './__generated__/ScheduleActions_schedule.graphql.ts'
import { actions, watching } from './ScheduleDetail.css.ts'

type ScheduleActionsProps = {
  schedule: ScheduleActions_schedule$key
  state: OfficialScheduleState
}

/** What a fan can do about a schedule. While it is on, the first of it is to go there. */
export function ScheduleActions({ state, ...props }: ScheduleActionsProps) {
  const schedule = useFragment(
    graphql`
      fragment ScheduleActions_schedule on OfficialSchedule @throwOnFieldError {
        link
        calendarUrl
        watcherCount
        viewerIsReminded
        channel {
          id
          name
        }
        ...WatchButton_schedule
      }
    `,
    props.schedule,
  )
  const { link, calendarUrl, channel, watcherCount, viewerIsReminded } = schedule
  const isLive = state === 'LIVE'
  const isAhead = isLive || state === 'UPCOMING'
  const watch = isAhead && (
    <div className={watching}>
      <WatchButton schedule={schedule} />
      <Text key={watcherCount} as="span" size="small" tone="muted" tabular>
        <FormattedMessage id="schedule.watchers" values={{ count: watcherCount }} />
      </Text>
      {viewerIsReminded && !isLive && (
        <Text as="span" size="small" tone="muted">
          <FormattedMessage id="schedule.reminder" />
        </Text>
      )}
    </div>
  )
  return (
    <div className={actions}>
      {!isLive && watch}
      {link && isAhead && (
        <ButtonLink href={link} icon="sound" emphasis={isLive ? 'solid' : 'outline'}>
          <FormattedMessage id="schedule.link" />
        </ButtonLink>
      )}
      {channel && (
        <ButtonLink
          href={chatPaths.chat({ channel_id: channel.id })}
          icon="messages"
          tone={isLive && !link ? 'accent' : 'neutral'}
          emphasis={isLive && !link ? 'solid' : 'outline'}
        >
          <FormattedMessage
            id={isLive ? 'schedule.talk.live' : 'schedule.talk'}
            values={{ channel: channel.name }}
          />
        </ButtonLink>
      )}
      {isAhead && (
        <ButtonLink href={calendarUrl} icon="calendar" tone="neutral" emphasis="outline">
          <FormattedMessage id="schedule.calendar" />
        </ButtonLink>
      )}
      {isLive && watch}
    </div>
  )
}
