import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Icon, type IconName } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { paths as chatPaths } from '#features/chat/paths.ts'
import { paths as followPaths } from '#features/follow/paths.ts'
import { UserAvatar } from '#features/media/index.ts'
import { paths as postPaths } from '#features/post/paths.ts'
import { paths as profilePaths } from '#features/profile/paths.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { NotificationKind } from '#schema/types.generated.ts'
import { face, item, row, sign, unread, words } from './NotificationList.css.ts'
import type {
  NotificationRow_notification$data,
  NotificationRow_notification$key,
} from './__generated__/NotificationRow_notification.graphql.ts'

const signs: Record<NotificationKind, IconName> = {
  REPLY: 'reply',
  REACTION: 'heart',
  POST_LIKE: 'penlight',
  FOLLOW: 'user',
}

type NotificationRowProps = {
  notification: NotificationRow_notification$key
  /** Whether the fan keeps this text off their screen. */
  isFolded: (message: { id: string; authorId: string | undefined; text: string }) => boolean
}

/** What one or several did, to what, and the way there. Of what is gone there is no way. */
export function NotificationRow({ isFolded, ...props }: NotificationRowProps) {
  const data = useFragment(
    graphql`
      fragment NotificationRow_notification on Notification @throwOnFieldError {
        kind
        happenedAt
        isUnread
        actorCount
        actors {
          id
          displayName
          ...UserAvatar_user
        }
        message {
          id
          seq
          text
          sticker {
            name
          }
          channel {
            id
          }
          author {
            id
          }
        }
        post {
          id
          text
        }
      }
    `,
    props.notification,
  )
  const { kind, happenedAt, isUnread, actorCount, actors, message } = data
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const [first] = actors
  const name = first?.displayName ?? intl.formatMessage({ id: 'notification.left' })
  const href = wayTo(data)
  const isKeptAway = message
    ? isFolded({ id: message.id, authorId: message.author?.id, text: message.text })
    : false
  return (
    <li className={item}>
      <Row href={href}>
        <span className={face}>
          {first ? <UserAvatar user={first} size={48} /> : <Avatar name="" size={48} />}
          <span className={sign}>
            <Icon name={signs[kind]} size={16} />
          </span>
        </span>
        <span className={words}>
          <Text as="span" size="small" weight={isUnread ? 'bold' : 'medium'}>
            <FormattedMessage
              id={`notification.${kind}`}
              values={{ name, others: Math.max(0, actorCount - 1) }}
            />
          </Text>
          {!isKeptAway && <About {...data} />}
          <Text as="time" size="caption" tone="muted" dateTime={happenedAt} tabular>
            {tokyo.recent(happenedAt)}
          </Text>
        </span>
        {isUnread && (
          <span
            role="img"
            aria-label={intl.formatMessage({ id: 'notification.new' })}
            className={unread}
          />
        )}
      </Row>
    </li>
  )
}

function Row({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <div className={row}>{children}</div>
  return (
    <Link href={href} className={row}>
      {children}
    </Link>
  )
}

/** What it was done to, in a line or two. */
function About({ kind, message, post }: NotificationRow_notification$data) {
  if (kind === 'FOLLOW') return null
  const isOfPost = kind === 'POST_LIKE'
  const about = isOfPost ? post : message
  if (!about)
    return (
      <Text as="span" size="small" tone="muted">
        <FormattedMessage id={isOfPost ? 'notification.gone.post' : 'notification.gone.message'} />
      </Text>
    )
  return (
    <Text as="span" size="small" tone="muted" lines={2}>
      {about.text.trim() || (
        <FormattedMessage
          id={message?.sticker ? 'notification.sticker' : 'notification.pictures'}
        />
      )}
    </Text>
  )
}

function wayTo({ kind, actors, actorCount, message, post }: NotificationRow_notification$data) {
  if (kind === 'POST_LIKE') return post ? postPaths.post({ post_id: post.id }) : undefined
  if (kind !== 'FOLLOW')
    return message
      ? `${chatPaths.chat({ channel_id: message.channel.id })}#message-${message.seq}`
      : undefined
  const [only] = actors
  return only && actorCount === 1
    ? profilePaths.profile({ user_id: only.id })
    : `${followPaths.followList()}?list=followers`
}
