import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { useFold } from '#features/mute/index.ts'
import type { MorePages } from '#platform/relay/usePages.ts'
import { FoldedTopics } from '../TopicRow/FoldedTopics.tsx'
import { TopicRowSkeleton } from '../TopicRow/TopicRowSkeleton.tsx'
import type { FoldedTopics_topics$key } from '../TopicRow/__generated__/FoldedTopics_topics.graphql.ts'
import type { TopicRows_viewer$key } from './__generated__/TopicRows_viewer.graphql.ts'
import { list } from './TopicList.css.ts'

type TopicRowsProps = {
  edges: readonly { readonly node: FoldedTopics_topics$key[number] }[]
  next: MorePages
  viewer: TopicRows_viewer$key
  /** Whether who reads may write the first: not among the station's news. */
  mayBegin?: boolean
}

/** Topics below one another, those that the fan keeps away folded. */
export function TopicRows({ edges, next, mayBegin = true, ...props }: TopicRowsProps) {
  const { user, mutes } = useFragment(
    graphql`
      fragment TopicRows_viewer on Viewer @throwOnFieldError {
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
  const judge = useFold(mutes, user?.id)
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'topic.empty.title' })}
        body={<FormattedMessage id={mayBegin ? 'topic.empty.body' : 'topic.empty.official'} />}
      />
    )
  return (
    <>
      <ul className={list}>
        <FoldedTopics topics={edges.map(({ node }) => node)} judge={judge} next={next} />
      </ul>
      <LoadMore {...next} skeleton={<TopicRowSkeleton count={2} />} />
    </>
  )
}
