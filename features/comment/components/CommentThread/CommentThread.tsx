import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { LoadMore } from '#features/errors/index.ts'
import { FoldedRuns, type Fold } from '#features/mute/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { readFoldable } from '../../readFoldable.ts'
import { CommentComposer } from '../CommentComposer/CommentComposer.tsx'
import { useCommentDraft } from '../CommentComposer/useCommentDraft.ts'
import { CommentItem } from '../CommentItem/CommentItem.tsx'
import { CommentSkeleton } from '../CommentItem/CommentSkeleton.tsx'
import type { CommentThread_comment$key } from './__generated__/CommentThread_comment.graphql.ts'
import type { CommentThreadPaginationQuery } from './__generated__/CommentThreadPaginationQuery.graphql.ts'
import { below, list, thread } from './CommentThread.css.ts'

type CommentThreadProps = {
  comment: CommentThread_comment$key
  subjectId: string
  viewerId: string | undefined
  /** Whether the viewer may answer. */
  isOpen: boolean
  /** Why the fan does not want to see a reply; undefined where they do. */
  judge: (comment: { id: string; authorId: string | undefined; text: string }) => Fold | undefined
}

/** A comment with its replies: those folded that their reader keeps away, those gone that were deleted. */
export function CommentThread({
  subjectId,
  viewerId,
  isOpen,
  judge,
  ...props
}: CommentThreadProps) {
  const { data, next } = usePages<CommentThreadPaginationQuery, CommentThread_comment$key>(
    graphql`
      fragment CommentThread_comment on Comment
      @throwOnFieldError
      @refetchable(queryName: "CommentThreadPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 3 }
        cursor: { type: "String", defaultValue: null }
      ) {
        id
        author {
          displayName
        }
        ...CommentItem_comment
        replies(first: $count, after: $cursor) @connection(key: "CommentThread_replies") {
          __id
          edges {
            node {
              id
              ...CommentItem_comment
              ...readFoldable_comment
            }
          }
        }
      }
    `,
    props.comment,
  )
  const intl = useIntl()
  const { id, author } = data
  const { __id: repliesId, edges: replies } = data.replies
  const { text: typed } = useCommentDraft(subjectId, id)
  const [isAnswering, setIsAnswering] = useState<boolean>()
  // What was begun before stands open.
  const isComposing = isOpen && (isAnswering ?? typed !== null)
  const name = author?.displayName ?? intl.formatMessage({ id: 'comment.someone' })
  const standing = replies
    .map(({ node }) => ({ ...readFoldable(node), node }))
    .filter(({ isDeleted }) => !isDeleted)
  return (
    <li className={thread}>
      <CommentItem
        comment={data}
        subjectId={subjectId}
        viewerId={viewerId}
        answer={
          isOpen && (
            <Button
              emphasis="quiet"
              tone="neutral"
              size="small"
              aria-expanded={isComposing}
              onClick={() => setIsAnswering(!isComposing)}
            >
              <FormattedMessage id="comment.reply" />
            </Button>
          )
        }
      />
      <div className={below}>
        {standing.length > 0 && (
          <ul className={list} aria-label={intl.formatMessage({ id: 'comment.replies' }, { name })}>
            <FoldedRuns items={standing} of="comment" judge={judge} next={next}>
              {({ node }) => (
                <li>
                  <CommentItem comment={node} subjectId={subjectId} viewerId={viewerId} />
                </li>
              )}
            </FoldedRuns>
          </ul>
        )}
        <LoadMore {...next} skeleton={<CommentSkeleton count={1} />} />
        {isComposing && (
          <CommentComposer
            subjectId={subjectId}
            replyTo={{ id, name }}
            connectionId={repliesId}
            onWritten={() => setIsAnswering(false)}
          />
        )}
      </div>
    </li>
  )
}
