import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/topic.ts'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { MemberMoon, UserAvatar } from '#features/media/index.ts'
import { HeldNote } from '#features/report/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { TopicRow_topic$key } from './__generated__/TopicRow_topic.graphql.ts'
import { foot, marks, name as nameStyle, row, when } from './TopicRow.css.ts'

/** A topic in its list. All of it is the link. */
export function TopicRow(props: { topic: TopicRow_topic$key }) {
  const topic = useFragment(
    graphql`
      fragment TopicRow_topic on Topic @throwOnFieldError {
        id
        title
        text
        isOfficial
        isHeld
        postedAt
        commentCount
        category {
          name
        }
        author {
          displayName
          ...UserAvatar_user
        }
        authorMembership {
          isSubscriber
        }
      }
    `,
    props.topic,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { id, title, text, author, postedAt } = topic
  const name = author?.displayName ?? intl.formatMessage({ id: 'topic.someone' })
  return (
    <li data-written={id}>
      <Link href={paths.topic({ topic_id: id })} className={row}>
        <div className={marks}>
          {topic.isOfficial && (
            <Chip icon="megaphone">
              <FormattedMessage id="topic.official" />
            </Chip>
          )}
          <Chip tone="neutral">{topic.category.name}</Chip>
        </div>
        <Text as="strong" size="large" weight="bold" lines={2}>
          {title}
        </Text>
        <Text size="small" tone="muted" lines={2}>
          {text}
        </Text>
        {topic.isHeld && <HeldNote />}
        <div className={foot}>
          {author ? <UserAvatar user={author} size={24} /> : <Avatar name={name} size={24} />}
          <div className={nameStyle}>
            <Text as="span" size="small" weight="medium" lines={1}>
              {name}
            </Text>
            {topic.authorMembership?.isSubscriber && (
              <MemberMoon label={intl.formatMessage({ id: 'topic.subscriber' })} />
            )}
          </div>
          <span className={when}>
            {topic.commentCount > 0 && (
              <Text as="span" size="caption" tone="muted" tabular>
                <FormattedMessage id="topic.comments" values={{ count: topic.commentCount }} />
              </Text>
            )}
            <Text as="time" size="caption" tone="muted" dateTime={postedAt}>
              {tokyo.recent(postedAt)}
            </Text>
          </span>
        </div>
      </Link>
    </li>
  )
}
