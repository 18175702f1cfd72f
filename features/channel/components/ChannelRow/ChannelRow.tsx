import { graphql, useFragment } from 'react-relay'
import { useIntl } from 'react-intl'
import { CountBadge } from '#design-system/count-badge/CountBadge.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { paths } from '#features/chat/paths.ts'
import { Image } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { ChannelRow_channel$key } from './__generated__/ChannelRow_channel.graphql.ts'
import { emblem, head, line, lines, name, row } from './ChannelRow.css.ts'
import { useNewestWords } from './useNewestWords.ts'

type ChannelRowProps = {
  channel: ChannelRow_channel$key
  /** It is the one that is open. */
  isCurrent?: boolean
  /** Says how much of it the viewer has not read. */
  showsUnread?: boolean
}

/** A channel as one row, which leads there: emblem, name, and what was said last with its time in Japan. */
export function ChannelRow({ isCurrent = false, showsUnread = false, ...props }: ChannelRowProps) {
  const channel = useFragment(
    graphql`
      fragment ChannelRow_channel on Channel @throwOnFieldError {
        id
        name
        visibility
        lastSeq
        emblem {
          ...Image_image
        }
        newestMessage {
          sentAt
          ...useNewestWords_message
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
  const { newestMessage: newest, viewerReadState, lastSeq } = channel
  const newestWords = useNewestWords(newest)
  const unread = showsUnread ? lastSeq - (viewerReadState?.lastReadSeq ?? lastSeq) : 0
  return (
    <li>
      <Link
        href={paths.chat({ channel_id: channel.id })}
        className={row({ isCurrent })}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={emblem}>
          <Image image={channel.emblem} ratio={1} isDecorative />
        </span>
        <span className={lines}>
          <span className={head}>
            <span className={name}>
              <Text as="strong" weight="bold" lines={1}>
                {channel.name}
              </Text>
              {channel.visibility === 'MEMBERS' && (
                <Icon name="lock" size={16} label={intl.formatMessage({ id: 'channel.members' })} />
              )}
            </span>
            {newest && (
              <Text as="time" size="caption" tone="muted" tabular dateTime={newest.sentAt}>
                {tokyo.recent(newest.sentAt)}
              </Text>
            )}
          </span>
          <span className={line}>
            <Text as="span" size="small" tone={unread > 0 ? 'default' : 'muted'} lines={1}>
              {newestWords}
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
