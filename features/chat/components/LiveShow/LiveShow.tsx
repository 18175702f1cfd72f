import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/official-schedule.ts'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { useScheduleState } from '#features/official-schedule/index.ts'
import type { LiveShow_channel$key } from './__generated__/LiveShow_channel.graphql.ts'
import { onNow, show, showTitle } from './LiveShow.css.ts'

/** What is on while a room talks about it, and the way to where it is shown. It goes when the show is over. */
export function LiveShow(props: { channel: LiveShow_channel$key }) {
  const { liveSchedule } = useFragment(
    graphql`
      fragment LiveShow_channel on Channel @throwOnFieldError {
        liveSchedule {
          id
          title
          state
          startsAt
          endsAt
        }
      }
    `,
    props.channel,
  )
  return liveSchedule && <Show {...liveSchedule} />
}

type ShowProps = {
  id: string
  title: string
  state: Parameters<typeof useScheduleState>[0]['state']
  startsAt: string
  endsAt: string
}

function Show({ id, title, ...standing }: ShowProps) {
  if (useScheduleState(standing) !== 'LIVE') return null
  return (
    <Link href={paths.schedule({ official_schedule_id: id })} className={show}>
      <span className={onNow}>
        <Icon name="sound" size={20} />
        <FormattedMessage id="chat.onNow" />
      </span>
      <span className={showTitle}>{title}</span>
      <Icon name="chevronRight" size={20} />
    </Link>
  )
}
