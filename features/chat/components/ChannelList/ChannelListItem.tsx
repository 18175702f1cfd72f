import { graphql, useFragment } from 'react-relay'
import { useIntl } from 'react-intl'
import { CountBadge } from '#design-system/count-badge/CountBadge.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Picture } from '#design-system/picture/Picture.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { paths } from '../../paths.ts'
import type { ChannelListItem_channel$key } from './__generated__/ChannelListItem_channel.graphql.ts'
import { emblem, head, item, lines, name, newestLine } from './ChannelList.css.ts'

type ChannelListItemProps = { channel: ChannelListItem_channel$key; isCurrent: boolean }

/** A channel in the list. */
export function ChannelListItem({ isCurrent, ...props }: ChannelListItemProps) {
  const channel = useFragment(
    graphql`
      fragment ChannelListItem_channel on Channel @throwOnFieldError {
        id
        name
        visibility
        lastSeq
        emblem {
          url
          width
          height
          dominantColor
        }
        newestMessage {
          text
          sentAt
          author {
            displayName
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
  const { newestMessage: newest, emblem: picture, viewerReadState, lastSeq } = channel
  const unread = lastSeq - (viewerReadState?.lastReadSeq ?? lastSeq)
  return (
    <li>
      <Link
        href={paths.chat({ channel_id: channel.id })}
        className={item({ isCurrent })}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={emblem}>
          <Picture
            src={picture.url}
            width={picture.width}
            height={picture.height}
            dominantColor={picture.dominantColor}
            ratio={1}
            alt=""
          />
        </span>
        <span className={lines}>
          <span className={head}>
            <span className={name}>
              <Text as="strong" weight="bold" lines={1}>
                {channel.name}
              </Text>
              {channel.visibility === 'MEMBERS' && (
                <Icon
                  name="lock"
                  size={16}
                  label={intl.formatMessage({ id: 'chat.channel.members' })}
                />
              )}
            </span>
            {newest && (
              <Text as="time" size="caption" tone="muted" tabular dateTime={newest.sentAt}>
                {tokyo.recent(newest.sentAt)}
              </Text>
            )}
          </span>
          <span className={newestLine}>
            <Text as="span" size="small" tone={unread > 0 ? 'default' : 'muted'} lines={1}>
              {newest
                ? intl.formatMessage(
                    { id: 'chat.channel.newest' },
                    {
                      name:
                        newest.author?.displayName ?? intl.formatMessage({ id: 'chat.someone' }),
                      text: newest.text || intl.formatMessage({ id: 'chat.channel.picture' }),
                    },
                  )
                : intl.formatMessage({ id: 'chat.channel.quiet' })}
            </Text>
            <CountBadge
              count={unread}
              label={intl.formatMessage({ id: 'chat.channel.unread' }, { count: unread })}
            />
          </span>
        </span>
      </Link>
    </li>
  )
}
