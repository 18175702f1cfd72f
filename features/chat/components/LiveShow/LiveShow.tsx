import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/official-schedule.ts'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { useScheduleState } from '#features/official-schedule/index.ts'
import type {
  LiveShow_channel$data,
  LiveShow_channel$key,
} from './__generated__/LiveShow_channel.graphql.ts'
import { onNow, showLink, showTitle } from './LiveShow.css.ts'

/** What is on while a room talks about it, and the way to where it is shown. It comes at the start and goes at the end. */
export function LiveShow(props: { channel: LiveShow_channel$key }) {
  const { show } = useFragment(
    graphql`
      fragment LiveShow_channel on Channel @throwOnFieldError {
        show {
          scheduleId
          title
          startsAt
          endsAt
        }
      }
    `,
    props.channel,
  )
  return show && <Show {...show} />
}

type ShowProps = NonNullable<LiveShow_channel$data['show']>

function Show({ scheduleId, title, startsAt, endsAt }: ShowProps) {
  if (useScheduleState({ state: 'UPCOMING', startsAt, endsAt }) !== 'LIVE') return null
  return (
    <Link href={paths.schedule({ official_schedule_id: scheduleId })} className={showLink}>
      <span className={onNow}>
        <Icon name="sound" size={20} />
        <FormattedMessage id="chat.onNow" />
      </span>
      <span className={showTitle}>{title}</span>
      <Icon name="chevronRight" size={20} />
    </Link>
  )
}
