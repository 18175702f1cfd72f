import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { CountBadge } from '#design-system/count-badge/CountBadge.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { UserAvatar } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { paths } from '../../paths.ts'
import type { DirectRow_channel$key } from './__generated__/DirectRow_channel.graphql.ts'
import { line, lines, row, time } from './DirectList.css.ts'

type DirectRowProps = {
  channel: DirectRow_channel$key
  viewerId: string | undefined
  isCurrent: boolean
}

/** Somebody with whom a fan writes: what was said last, when, and how much of it is not read. */
export function DirectRow({ viewerId, isCurrent, ...props }: DirectRowProps) {
  const channel = useFragment(
    graphql`
      fragment DirectRow_channel on Channel @throwOnFieldError {
        id
        lastSeq
        direct {
          partner {
            displayName
            ...UserAvatar_user
          }
        }
        newestMessage {
          text
          isDeleted
          sentAt
          author {
            id
          }
        }
        viewerReadState {
          lastReadSeq
        }
      }
    `,
    props.channel,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { direct, newestMessage: newest, lastSeq, viewerReadState } = channel
  const partner = direct?.partner
  const name = partner?.displayName ?? intl.formatMessage({ id: 'chat.someone' })
  const unread = lastSeq - (viewerReadState?.lastReadSeq ?? 0)
  const said = newest?.isDeleted ? intl.formatMessage({ id: 'chat.deleted' }) : newest?.text
  return (
    <li>
      <Link
        href={paths.direct({ private_channel_id: channel.id })}
        className={row({ isCurrent })}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {partner ? <UserAvatar user={partner} size={56} /> : <Avatar name={name} size={56} />}
        <span className={lines}>
          <span className={line}>
            <Text as="strong" weight="bold" lines={1}>
              {name}
            </Text>
            {newest && (
              <span className={time}>
                <Text as="time" size="caption" tone="muted" tabular dateTime={newest.sentAt}>
                  {tokyo.recent(newest.sentAt)}
                </Text>
              </span>
            )}
          </span>
          <span className={line}>
            <Text as="span" size="small" tone={unread > 0 ? 'default' : 'muted'} lines={1}>
              {newest?.author?.id === viewerId
                ? intl.formatMessage({ id: 'chat.direct.own' }, { text: said })
                : said}
            </Text>
            <CountBadge
              count={unread}
              label={intl.formatMessage({ id: 'channel.unread' }, { count: unread })}
            />
          </span>
        </span>
      </Link>
    </li>
  )
}
