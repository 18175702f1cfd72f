import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { LoadMore } from '#features/errors/index.ts'
import { FoldedLine, type Fold } from '#features/mute/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
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
  /** Why the fan does not want to see it; undefined where they do. */
  judge: (comment: { id: string; authorId: string | undefined; text: string }) => Fold | undefined
}

/** A comment with its replies: folded where its reader keeps it away, gone where it was deleted. */
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
        text
        isDeleted
        author {
          id
          displayName
        }
        ...CommentItem_comment
        replies(first: $count, after: $cursor) @connection(key: "CommentThread_replies") {
          __id
          edges {
            node {
              id
              text
              isDeleted
              author {
                id
              }
              ...CommentItem_comment
            }
          }
        }
      }
    `,
    props.comment,
  )
  const intl = useIntl()
  const { id, text, isDeleted, author } = data
  const { __id: repliesId, edges: replies } = data.replies
  const { text: typed } = useCommentDraft(subjectId, id)
  const [isAnswering, setIsAnswering] = useState<boolean>()
  // What was begun before stands open.
  const isComposing = isOpen && (isAnswering ?? typed !== null)
  const name = author?.displayName ?? intl.formatMessage({ id: 'comment.someone' })
  const fold = judge({ id, text, authorId: author?.id })
  if (isDeleted || fold === 'UNSEEN') return null
  const standing = replies.filter(({ node }) => !node.isDeleted)
  const item = (
    <li className={thread}>
      <CommentItem
        comment={data}
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
            {standing.map(({ node }) => (
              <Reply
                key={node.id}
                fold={judge({ id: node.id, text: node.text, authorId: node.author?.id })}
              >
                <CommentItem comment={node} viewerId={viewerId} />
              </Reply>
            ))}
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
  return fold ? (
    <FoldedLine fold={fold} of="comment" count={1}>
      {item}
    </FoldedLine>
  ) : (
    item
  )
}

function Reply({ fold, children }: { fold: Fold | undefined; children: ReactNode }) {
  if (fold === 'UNSEEN') return null
  const item = <li>{children}</li>
  return fold ? (
    <FoldedLine fold={fold} of="comment" count={1}>
      {item}
    </FoldedLine>
  ) : (
    item
  )
}
