import { graphql } from 'react-relay'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { usePages } from '#platform/relay/usePages.ts'
import { WriteTopic } from '../TopicForm/WriteTopic.tsx'
import type { WriteTopic_community$key } from '../TopicForm/__generated__/WriteTopic_community.graphql.ts'
import { CategoryLinks } from './CategoryLinks.tsx'
import { TopicRows } from './TopicRows.tsx'
import type { CategoryLinks_community$key } from './__generated__/CategoryLinks_community.graphql.ts'
import type { CategoryTopics_category$key } from './__generated__/CategoryTopics_category.graphql.ts'
import type { CategoryTopicsPaginationQuery } from './__generated__/CategoryTopicsPaginationQuery.graphql.ts'
import type { TopicRows_viewer$key } from './__generated__/TopicRows_viewer.graphql.ts'

type CategoryTopicsProps = {
  category: CategoryTopics_category$key
  community: CategoryLinks_community$key & WriteTopic_community$key
  viewer: TopicRows_viewer$key
}

/** What belongs to a category, its topics, the newest first, and where one writes another. */
export function CategoryTopics({ community, viewer, ...props }: CategoryTopicsProps) {
  const { data, next } = usePages<CategoryTopicsPaginationQuery, CategoryTopics_category$key>(
    graphql`
      fragment CategoryTopics_category on TopicCategory
      @throwOnFieldError
      @refetchable(queryName: "CategoryTopicsPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        id
        description
        viewerMayWrite
        topics(first: $count, after: $cursor) @connection(key: "CategoryTopics_topics") {
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
    props.category,
  )
  const { __id: connectionId, edges } = data.topics
  return (
    <Stack gap={4}>
      <CategoryLinks community={community} currentId={data.id} />
      <Text tone="muted">{data.description}</Text>
      <WriteTopic community={community} connectionId={connectionId} categoryId={data.id} />
      <TopicRows edges={edges} next={next} viewer={viewer} mayBegin={data.viewerMayWrite} />
    </Stack>
  )
}
