import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as profilePaths } from '#addresses/profile.ts'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { MessageAuthor, MessageText } from '#features/chat/index.ts'
import { UserAvatar } from '#features/media/index.ts'
import { LikeButton } from '#features/penlight/index.ts'
import { HeldNote } from '#features/report/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { CommentMenu } from '../CommentMenu/CommentMenu.tsx'
import type { CommentItem_comment$key } from './__generated__/CommentItem_comment.graphql.ts'
import { acts, comment as frame, face, head, more, words } from './CommentItem.css.ts'

type CommentItemProps = {
  comment: CommentItem_comment$key
  /** What it is about. */
  subjectId: string
  /** Nobody's where a guest reads. */
  viewerId: string | undefined
  /** What answers it; a reply has none. */
  answer?: ReactNode
}

/** One comment: who wrote it and when, its words, the penlights that are waved at it, and what answers it. */
export function CommentItem({ subjectId, viewerId, answer, ...props }: CommentItemProps) {
  const comment = useFragment(
    graphql`
      fragment CommentItem_comment on Comment @throwOnFieldError {
        id
        parentId
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
        ...CommentEditor_comment
      }
    `,
    props.comment,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { id, author, authorMembership: membership, postedAt } = comment
  const isOwn = author !== null && author?.id === viewerId
  const isReply = comment.parentId !== null
  const size = isReply ? 24 : 32
  const name = author?.displayName ?? intl.formatMessage({ id: 'comment.someone' })
  const href = author ? profilePaths.profile({ user_id: author.id }) : undefined
  return (
    <article
      className={frame({ isReply })}
      data-palette={membership?.role === 'TALENT' ? membership.oshi?.palette : undefined}
    >
      {author && href ? (
        <Link href={href} aria-hidden tabIndex={-1} className={face}>
          <UserAvatar user={author} size={size} />
        </Link>
      ) : (
        <Avatar name={name} size={size} />
      )}
      <div className={words}>
        <div className={head}>
          <MessageAuthor name={name} href={href} isReachable membership={membership} />
          <Text as="time" size="caption" tone="muted" dateTime={postedAt}>
            {tokyo.recent(postedAt)}
          </Text>
          {comment.editedAt && (
            <Text as="span" size="caption" tone="muted">
              {intl.formatMessage({ id: 'written.edited' })}
            </Text>
          )}
        </div>
        <MessageText
          text={comment.text}
          mentions={comment.mentions}
          viewerId={viewerId}
          hasHashtags
        />
        {comment.isHeld && <HeldNote />}
        <div className={acts}>
          <LikeButton subject={comment} />
          {answer}
          <span className={more}>
            <CommentMenu
              commentId={id}
              author={author ? { id: author.id, name } : undefined}
              isOwn={isOwn}
              editing={isOwn && !comment.isHeld ? { comment, subjectId, postedAt } : undefined}
              isLit={comment.viewerLikeCount > 0}
            />
          </span>
        </div>
      </div>
    </article>
  )
}
