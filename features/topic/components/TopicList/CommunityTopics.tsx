import { graphql } from 'react-relay'
import { Stack } from '#design-system/stack/Stack.tsx'
import { usePages } from '#platform/relay/usePages.ts'
import { WriteTopic } from '../TopicForm/WriteTopic.tsx'
import { CategoryLinks } from './CategoryLinks.tsx'
import { TopicRows } from './TopicRows.tsx'
import type { CommunityTopics_community$key } from './__generated__/CommunityTopics_community.graphql.ts'
import type { CommunityTopicsPaginationQuery } from './__generated__/CommunityTopicsPaginationQuery.graphql.ts'
import type { TopicRows_viewer$key } from './__generated__/TopicRows_viewer.graphql.ts'

type CommunityTopicsProps = {
  community: CommunityTopics_community$key
  viewer: TopicRows_viewer$key
}

/** The topics of all categories, the newest first, and where one writes another. */
export function CommunityTopics({ viewer, ...props }: CommunityTopicsProps) {
  const { data, next } = usePages<CommunityTopicsPaginationQuery, CommunityTopics_community$key>(
    graphql`
      fragment CommunityTopics_community on Community
      @throwOnFieldError
      @refetchable(queryName: "CommunityTopicsPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        ...CategoryLinks_community
        ...WriteTopic_community
        topics(first: $count, after: $cursor) @connection(key: "CommunityTopics_topics") {
          __id
          edges {
            node {
              id
              ...FoldedTopics_topics
            }
          }
        }
      }
    `,
    props.community,
  )
  const { __id: connectionId, edges } = data.topics
  return (
    <Stack gap={4}>
      <CategoryLinks community={data} currentId={undefined} />
      <WriteTopic community={data} connectionId={connectionId} categoryId={undefined} />
      <TopicRows edges={edges} next={next} viewer={viewer} />
    </Stack>
  )
}
