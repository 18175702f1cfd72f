import { graphql, useFragment } from 'react-relay'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Picture } from '#design-system/picture/Picture.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { paths } from '#features/chat/paths.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { ChannelSectionItem_channel$key } from './__generated__/ChannelSectionItem_channel.graphql.ts'
import { emblem, head, item, lines, name } from './ChannelSection.css.ts'

/** A channel as one row: emblem, name, and the newest message with its time in Japan, and its date if not of today. */
export function ChannelSectionItem(props: { channel: ChannelSectionItem_channel$key }) {
  const channel = useFragment(
    graphql`
      fragment ChannelSectionItem_channel on Channel @throwOnFieldError {
        id
        name
        visibility
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
      }
    `,
    props.channel,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { newestMessage: newest, emblem: picture } = channel
  const newestText = newest
    ? intl.formatMessage(
        { id: 'home.channel.newest' },
        {
          name: newest.author?.displayName ?? intl.formatMessage({ id: 'home.channel.someone' }),
          text: newest.text || intl.formatMessage({ id: 'home.channel.picture' }),
        },
      )
    : intl.formatMessage({ id: 'home.channel.quiet' })
  return (
    <li>
      <Link href={paths.chat({ channel_id: channel.id })} className={item}>
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
                  label={intl.formatMessage({ id: 'home.channel.members' })}
                />
              )}
            </span>
            {newest && (
              <Text as="time" size="caption" tone="muted" tabular dateTime={newest.sentAt}>
                {tokyo.recent(newest.sentAt)}
              </Text>
            )}
          </span>
          <Text as="span" size="small" tone="muted" lines={1}>
            {newestText}
          </Text>
        </span>
      </Link>
    </li>
  )
}
