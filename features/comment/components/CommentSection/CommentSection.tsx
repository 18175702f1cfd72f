import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { LoadMore } from '#features/errors/index.ts'
import { FoldedRuns, useFold } from '#features/mute/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { readFoldable } from '../../readFoldable.ts'
import { CommentComposer } from '../CommentComposer/CommentComposer.tsx'
import { CommentSkeleton } from '../CommentItem/CommentSkeleton.tsx'
import { CommentThread } from '../CommentThread/CommentThread.tsx'
import type { CommentSection_subject$key } from './__generated__/CommentSection_subject.graphql.ts'
import type { CommentSection_viewer$key } from './__generated__/CommentSection_viewer.graphql.ts'
import type { CommentSectionPaginationQuery } from './__generated__/CommentSectionPaginationQuery.graphql.ts'
import { head, list, section } from './CommentSection.css.ts'

type CommentSectionProps = {
  subject: CommentSection_subject$key
  viewer: CommentSection_viewer$key
}

/** What is said about a post or a topic, the newest first, and where one says something: or why one can't. */
export function CommentSection(props: CommentSectionProps) {
  const { data, next } = usePages<CommentSectionPaginationQuery, CommentSection_subject$key>(
    graphql`
      fragment CommentSection_subject on Commentable
      @throwOnFieldError
      @refetchable(queryName: "CommentSectionPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        id
        commentCount
        commentAudience
        viewerMayComment
        comments(first: $count, after: $cursor) @connection(key: "CommentSection_comments") {
          __id
          edges {
            node {
              id
              ...CommentThread_comment
              ...readFoldable_comment
            }
          }
        }
      }
    `,
    props.subject,
  )
  const viewer = useFragment(
    graphql`
      fragment CommentSection_viewer on Viewer @throwOnFieldError {
        user {
          id
        }
        mutes {
          ...useFold_mutes
        }
      }
    `,
    props.viewer,
  )
  const intl = useIntl()
  const viewerId = viewer.user?.id
  const judge = useFold(viewer.mutes, viewerId)
  const { id, commentCount, commentAudience: audience, viewerMayComment: isOpen } = data
  const { __id: connectionId, edges } = data.comments
  return (
    <section id="comments" className={section} aria-labelledby="comments-title">
      <div className={head}>
        <Heading level={2} size="small" id="comments-title">
          <FormattedMessage id="comment.title" />
          {commentCount > 0 && ` ${intl.formatNumber(commentCount)}`}
        </Heading>
        {(audience !== 'ALL' || !isOpen) && (
          <Text as="span" size="caption" tone="muted">
            <FormattedMessage
              id={audience === 'ALL' ? 'comment.blocking' : `comment.audience.${audience}`}
            />
          </Text>
        )}
      </div>
      {isOpen && <CommentComposer subjectId={id} connectionId={connectionId} />}
      {commentCount === 0 && edges.length === 0 ? (
        <Text tone="muted" size="small">
          <FormattedMessage id={isOpen ? 'comment.empty' : 'comment.empty.closed'} />
        </Text>
      ) : (
        <ul className={list}>
          <FoldedRuns
            items={edges.map(({ node }) => ({ ...readFoldable(node), node }))}
            of="comment"
            judge={judge}
            next={next}
          >
            {({ node }) => (
              <CommentThread
                comment={node}
                subjectId={id}
                viewerId={viewerId}
                isOpen={isOpen}
                judge={judge}
              />
            )}
          </FoldedRuns>
        </ul>
      )}
      <LoadMore {...next} skeleton={<CommentSkeleton />} />
    </section>
  )
}
