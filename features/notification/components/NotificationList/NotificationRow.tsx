import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as chatPaths } from '#addresses/chat.ts'
import { paths as deliveryPaths } from '#addresses/delivery.ts'
import { paths as storyPaths } from '#addresses/fan-story.ts'
import { paths as followPaths } from '#addresses/follow.ts'
import { paths as schedulePaths } from '#addresses/official-schedule.ts'
import { paths as postPaths } from '#addresses/post.ts'
import { paths as profilePaths } from '#addresses/profile.ts'
import { paths as purchasePaths } from '#addresses/purchases.ts'
import { paths as storePaths } from '#addresses/store.ts'
import { paths as subscriptionPaths } from '#addresses/subscription.ts'
import { paths as topicPaths } from '#addresses/topic.ts'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { UserAvatar, UserName } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { isNobodysDoing } from '#rules/notification.ts'
import { aboutOf, isByActor, signs } from './kinds.ts'
import { face, item, mark, row, sign, unread, words } from './NotificationList.css.ts'
import type {
  NotificationRow_notification$data,
  NotificationRow_notification$key,
} from './__generated__/NotificationRow_notification.graphql.ts'

/** What one is of: a parcel is of what was won where it is of no purchase. */
const aboutWhat = ({
  kind,
  delivery,
}: Pick<NotificationRow_notification$data, 'kind' | 'delivery'>) =>
  delivery ? 'delivery' : aboutOf[kind]

type NotificationRowProps = {
  notification: NotificationRow_notification$key
  /** Whether the fan keeps this text off their screen. */
  isFolded: (message: { id: string; authorId: string | undefined; text: string }) => boolean
}

/** What one or several did, to what, or what became of a purchase, a story, a schedule or an item, and the way there. Of what is gone there is no way. */
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
          ...UserAvatar_user
          ...UserName_user
        }
        message {
          id
          seq
          text
          sticker {
            name
          }
          images {
            url
          }
          channel {
            id
          }
        }
        post {
          id
          text
          pictureCount
        }
        topic {
          id
          title
        }
        comment {
          id
          text
          subject {
            __typename
            id
          }
        }
        subscription {
          id
          name
        }
        delivery {
          id
          name
          lineCount
        }
        chapter {
          id
          title
          storyId
          storyTitle
        }
        item {
          id
          name
        }
        schedule {
          id
          title
          startsAt
          state
        }
        purchase {
          id
          firstLine {
            name
          }
          lineCount
        }
      }
    `,
    props.notification,
  )
  const { kind, happenedAt, isUnread, actorCount, actors } = data
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const [first] = actors
  const name = first ? <UserName user={first} /> : intl.formatMessage({ id: 'notification.left' })
  const href = wayTo(data)
  const written = data.message ?? data.comment ?? data.post
  const isKeptAway =
    written && isByActor.has(kind)
      ? isFolded({ id: written.id, authorId: first?.id, text: written.text })
      : false
  // Of a kind that a newer gateway tells, this page has no words.
  if (!Object.hasOwn(signs, kind)) return null
  return (
    <li className={item}>
      <Row href={href}>
        {isNobodysDoing(kind) ? (
          <span className={mark}>
            <Icon name={signs[kind]} size={24} />
          </span>
        ) : (
          <span className={face}>
            {first ? <UserAvatar user={first} size={48} /> : <Avatar name="" size={48} />}
            <span className={sign}>
              <Icon name={signs[kind]} size={16} />
            </span>
          </span>
        )}
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

/** What it was done to, or is of, in a line or two. */
function About(data: NotificationRow_notification$data) {
  const { message, post, topic, comment, chapter, schedule } = data
  const { purchase, subscription, delivery } = data
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const about = aboutWhat(data)
  const itemsOf = (first: { name: string }, count: number) =>
    intl.formatMessage({ id: 'notification.items' }, { first: first.name, more: count - 1 })
  if (about === 'fan') return null
  const text = {
    message: message?.text,
    post: post?.text,
    topic: topic?.title,
    comment: comment?.text,
    chapter: chapter
      ? intl.formatMessage(
          { id: 'notification.chapter' },
          { story: chapter.storyTitle, chapter: chapter.title },
        )
      : undefined,
    schedule: schedule
      ? intl.formatMessage(
          // As it stands by now: it may have been moved or called off since.
          {
            id:
              schedule.state === 'CANCELLED'
                ? 'notification.schedule.cancelled'
                : 'notification.schedule',
          },
          { title: schedule.title, from: tokyo.recent(schedule.startsAt) },
        )
      : undefined,
    item: data.item?.name,
    subscription: subscription?.name,
    purchase: purchase ? itemsOf(purchase.firstLine, purchase.lineCount) : undefined,
    delivery: delivery ? itemsOf(delivery, delivery.lineCount) : undefined,
  }[about]
  if (text === undefined)
    return (
      <Text as="span" size="small" tone="muted">
        <FormattedMessage id={`notification.gone.${about}`} />
      </Text>
    )
  return (
    <Text as="span" size="small" tone="muted" lines={2}>
      {text.trim() ||
        (message?.sticker ? (
          <FormattedMessage id="notification.sticker" />
        ) : (
          <FormattedMessage
            id="notification.pictures"
            values={{ count: message?.images.length ?? post?.pictureCount ?? 0 }}
          />
        ))}
    </Text>
  )
}

function wayTo(data: NotificationRow_notification$data) {
  const { actors, actorCount, message, post, topic, comment, chapter, purchase, delivery } = data
  switch (aboutWhat(data)) {
    case 'post':
      return post ? postPaths.post({ post_id: post.id }) : undefined
    case 'topic':
      return topic ? topicPaths.topic({ topic_id: topic.id }) : undefined
    case 'comment':
      return comment ? `${wayToSubject(comment.subject)}#comments` : undefined
    case 'message':
      return message
        ? `${chatPaths.chat({ channel_id: message.channel.id })}#message-${message.seq}`
        : undefined
    case 'chapter':
      return chapter
        ? storyPaths.chapter({ story_id: chapter.storyId, chapter_id: chapter.id })
        : undefined
    case 'schedule':
      return data.schedule
        ? schedulePaths.schedule({ official_schedule_id: data.schedule.id })
        : undefined
    case 'delivery':
      return delivery ? deliveryPaths.delivery({ real_goods_delivery_id: delivery.id }) : undefined
    case 'purchase':
      return purchase ? purchasePaths.purchase({ purchase_history_id: purchase.id }) : undefined
    case 'item':
      return data.item ? storePaths.item({ item_id: data.item.id }) : undefined
    case 'subscription':
      return subscriptionPaths.subscriptions()
    case 'fan': {
      const [only] = actors
      return only && actorCount === 1
        ? profilePaths.profile({ user_id: only.id })
        : `${followPaths.followList()}?list=followers`
    }
  }
}

const wayToSubject = ({ __typename, id }: { __typename: string; id: string }) =>
  __typename === 'Topic' ? topicPaths.topic({ topic_id: id }) : postPaths.post({ post_id: id })
