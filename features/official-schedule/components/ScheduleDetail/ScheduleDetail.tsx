import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Prose } from '#design-system/prose/Prose.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { ScheduleMark } from '../ScheduleMark/ScheduleMark.tsx'
import { useScheduleState } from '../ScheduleMark/useScheduleState.ts'
import type { ScheduleDetail_schedule$key } from './__generated__/ScheduleDetail_schedule.graphql.ts'
import { ScheduleActions } from './ScheduleActions.tsx'
import { ScheduleWhen } from './ScheduleWhen.tsx'
import { article, face, head, person, picture, who } from './ScheduleDetail.css.ts'

/** All of a schedule: when and where, who, what it is about, and what a fan can do about it. */
export function ScheduleDetail(props: { schedule: ScheduleDetail_schedule$key }) {
  const schedule = useFragment(
    graphql`
      fragment ScheduleDetail_schedule on OfficialSchedule @throwOnFieldError {
        kind
        title
        body
        startsAt
        endsAt
        state
        movedFrom
        picture {
          ...Image_image
        }
        talents {
          id
          name
          palette
          bust {
            ...Image_image
          }
        }
        ...ScheduleWhen_schedule
        ...ScheduleActions_schedule
      }
    `,
    props.schedule,
  )
  const { kind, title, body, movedFrom, talents } = schedule
  const state = useScheduleState(schedule)
  return (
    <article
      className={article}
      data-palette={talents.length === 1 ? talents[0]?.palette : undefined}
    >
      {schedule.picture && (
        <div className={picture}>
          <Image image={schedule.picture} ratio={16 / 9} priority />
        </div>
      )}
      <header className={head}>
        <ScheduleMark kind={kind} state={state} isMoved={movedFrom !== null} />
        <Heading level={1} tabIndex={-1}>
          {state === 'CANCELLED' ? <s>{title}</s> : title}
        </Heading>
        <div className={who}>
          {talents.length === 0 && (
            <Text as="span" size="small" weight="bold">
              <FormattedMessage id="schedule.everyone" />
            </Text>
          )}
          {talents.map(({ id, name, palette, bust }) => (
            <span key={id} className={person} data-palette={palette}>
              <span className={face}>
                <Image image={bust} ratio={1} isDecorative />
              </span>
              <Text as="span" size="small" weight="bold">
                {name}
              </Text>
            </span>
          ))}
        </div>
      </header>
      <ScheduleWhen schedule={schedule} state={state} />
      <ScheduleActions schedule={schedule} state={state} />
      <Prose>{body}</Prose>
    </article>
  )
}
