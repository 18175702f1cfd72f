import { graphql, useFragment } from 'react-relay'
import { FoldedRuns, type Fold } from '#features/mute/index.ts'
import type { MorePages } from '#platform/relay/usePages.ts'
import type { FoldedTopics_topics$key } from './__generated__/FoldedTopics_topics.graphql.ts'
import { TopicRow } from './TopicRow.tsx'

type FoldedTopicsProps = {
  topics: FoldedTopics_topics$key
  /** See `FoldedRuns`. */
  next?: MorePages
  /** Why the fan does not want to see a topic; undefined where they do. */
  judge: (topic: { id: string; authorId: string | undefined; text: string }) => Fold | undefined
}

/** Topics in their list: folded where their reader keeps them away, gone where they were deleted. */
export function FoldedTopics({ judge, next, ...props }: FoldedTopicsProps) {
  const topics = useFragment(
    graphql`
      fragment FoldedTopics_topics on Topic @relay(plural: true) @throwOnFieldError {
        ...TopicRow_topic
        id
        title
        text
        isDeleted
        author {
          id
        }
      }
    `,
    props.topics,
  )
  return (
    <FoldedRuns
      items={topics}
      of="topic"
      {...(next && { next })}
      judge={({ id, title, text, author }) =>
        judge({ id, text: `${title}\n${text}`, authorId: author?.id })
      }
    >
      {(topic) => <TopicRow topic={topic} />}
    </FoldedRuns>
  )
}
