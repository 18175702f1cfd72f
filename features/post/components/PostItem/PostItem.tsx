import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/post.ts'
import { paths as profilePaths } from '#addresses/profile.ts'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { MessageAuthor, MessageText } from '#features/chat/index.ts'
import { CommentLink } from '#features/comment/index.ts'
import { UserAvatar } from '#features/media/index.ts'
import { LikeButton } from '#features/penlight/index.ts'
import { Pictures } from '#features/picture/index.ts'
import { PollCard } from '#features/poll/index.ts'
import { HeldNote } from '#features/report/index.ts'
import { BookmarkMark } from '#features/written/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { PostMenu } from '../PostMenu/PostMenu.tsx'
import type { PostItem_post$key } from './__generated__/PostItem_post.graphql.ts'
import {
  acts,
  face,
  head,
  pictures,
  poll,
  post as frame,
  signs,
  when,
  words,
} from './PostItem.css.ts'

type PostItemProps = {
  post: PostItem_post$key
  /** Nobody's where a guest reads. */
  viewerId: string | undefined
  /** How its words are shown, where not with their links. */
  renderText?: (text: string) => ReactNode
}

/** One post: who wrote it and when, its words and pictures, and the penlights that are waved at it. */
export function PostItem({ viewerId, renderText, ...props }: PostItemProps) {
  const post = useFragment(
    graphql`
      fragment PostItem_post on Post @throwOnFieldError {
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
        viewerLikeCount
        isBookmarked
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
        ...LikeButton_subject
        pictures {
          ...Pictures_images
        }
        poll {
          __typename
        }
        ...PollCard_post
        ...CommentLink_subject
        ...PostEditor_post
      }
    `,
    props.post,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { id, author, authorMembership: membership, postedAt } = post
  const isOwn = author !== null && author?.id === viewerId
  const name = author?.displayName ?? intl.formatMessage({ id: 'post.someone' })
  const href = author ? profilePaths.profile({ user_id: author.id }) : undefined
  return (
    <article
      className={frame}
      data-palette={membership?.role === 'TALENT' ? membership.oshi?.palette : undefined}
    >
      {author && href ? (
        <Link href={href} aria-hidden tabIndex={-1} className={face}>
          <UserAvatar user={author} size={40} />
        </Link>
      ) : (
        <Avatar name={name} size={40} />
      )}
      <div className={words}>
        <div className={head}>
          <MessageAuthor name={name} href={href} isReachable membership={membership} />
          <Link href={paths.post({ post_id: id })} className={when}>
            <time dateTime={postedAt}>{tokyo.recent(postedAt)}</time>
            <VisuallyHidden>{intl.formatMessage({ id: 'post.open' })}</VisuallyHidden>
          </Link>
          {post.editedAt && (
            <Text as="span" size="caption" tone="muted">
              {intl.formatMessage({ id: 'written.edited' })}
            </Text>
          )}
        </div>
        {post.text !== '' &&
          (renderText?.(post.text) ?? (
            <MessageText
              text={post.text}
              mentions={post.mentions}
              viewerId={viewerId}
              hasHashtags
            />
          ))}
        {post.pictures.length > 0 && (
          <div className={pictures}>
            <Pictures images={post.pictures} of="post" />
          </div>
        )}
        {post.poll && (
          <div className={poll}>
            <PollCard post={post} />
          </div>
        )}
        {post.isHeld && <HeldNote />}
        <div className={acts}>
          <span className={signs}>
            <LikeButton subject={post} />
            <CommentLink subject={post} href={paths.post({ post_id: id })} />
            {post.isBookmarked && <BookmarkMark />}
          </span>
          <PostMenu
            postId={id}
            author={author ? { id: author.id, name } : undefined}
            isOwn={isOwn}
            editing={isOwn && !post.isHeld ? { post, postedAt } : undefined}
            isLit={post.viewerLikeCount > 0}
            isBookmarked={post.isBookmarked}
          />
        </div>
      </div>
    </article>
  )
}
