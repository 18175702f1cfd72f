import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as profilePaths } from '#addresses/profile.ts'
import { paths } from '#addresses/topic.ts'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Chip } from '#design-system/chip/Chip.tsx'
import { ChipLink } from '#design-system/chip/ChipLink.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { MessageAuthor, MessageText } from '#features/chat/index.ts'
import { UserAvatar } from '#features/media/index.ts'
import { LikeButton } from '#features/penlight/index.ts'
import { HeldNote } from '#features/report/index.ts'
import { BookmarkMark } from '#features/written/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { TopicMenu } from '../TopicMenu/TopicMenu.tsx'
import type { TopicArticle_topic$key } from './__generated__/TopicArticle_topic.graphql.ts'
import { article, face, head, marks, signs, who } from './TopicArticle.css.ts'

type TopicArticleProps = {
  topic: TopicArticle_topic$key
  /** Nobody's where a guest reads. */
  viewerId: string | undefined
}

/** A topic below its title: who wrote it and when, its words, and the way to others of its category. */
export function TopicArticle({ viewerId, ...props }: TopicArticleProps) {
  const topic = useFragment(
    graphql`
      fragment TopicArticle_topic on Topic @throwOnFieldError {
        id
        text
        mentions {
          start
          length
          userId
        }
        postedAt
        editedAt
        isHeld
        isOfficial
        category {
          id
          name
        }
        author {
          id
          displayName
          ...UserAvatar_user
        }
        authorMembership {
          role
          oshi {
            palette
          }
          ...MessageAuthor_membership
        }
        viewerLikeCount
        isBookmarked
        ...LikeButton_subject
        ...TopicEditor_topic
      }
    `,
    props.topic,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { id, author, authorMembership: membership, category, postedAt } = topic
  const isOwn = author !== null && author?.id === viewerId
  const name = author?.displayName ?? intl.formatMessage({ id: 'topic.someone' })
  const href = author ? profilePaths.profile({ user_id: author.id }) : undefined
  return (
    <article
      className={article}
      data-palette={membership?.role === 'TALENT' ? membership.oshi?.palette : undefined}
    >
      <div className={head}>
        {author && href ? (
          <Link href={href} aria-hidden tabIndex={-1} className={face}>
            <UserAvatar user={author} size={40} />
          </Link>
        ) : (
          <Avatar name={name} size={40} />
        )}
        <div className={who}>
          <MessageAuthor name={name} href={href} isReachable membership={membership} />
          <Text as="time" size="caption" tone="muted" dateTime={postedAt}>
            {tokyo.recent(postedAt)}
          </Text>
          {topic.editedAt && (
            <Text as="span" size="caption" tone="muted">
              {intl.formatMessage({ id: 'written.edited' })}
            </Text>
          )}
        </div>
        <TopicMenu
          topicId={id}
          author={author ? { id: author.id, name } : undefined}
          isOwn={isOwn}
          editing={isOwn && !topic.isHeld ? { topic, postedAt } : undefined}
          isLit={topic.viewerLikeCount > 0}
          isBookmarked={topic.isBookmarked}
        />
      </div>
      <MessageText text={topic.text} mentions={topic.mentions} viewerId={viewerId} hasHashtags />
      {topic.isHeld && <HeldNote />}
      <div className={marks}>
        <ChipLink href={paths.topicCategory({ topic_category_id: category.id })}>
          {category.name}
        </ChipLink>
        {topic.isOfficial && (
          <Chip icon="megaphone">
            <FormattedMessage id="topic.official" />
          </Chip>
        )}
      </div>
      <div className={signs}>
        <LikeButton subject={topic} />
        {topic.isBookmarked && <BookmarkMark />}
      </div>
    </article>
  )
}
