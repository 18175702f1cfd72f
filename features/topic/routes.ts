import { paths } from '#addresses/topic.ts'
import { chatMessages } from '#features/chat/words.ts'
import { mentionMessages } from '#features/mention/words.ts'
import { commentMessages } from '#features/comment/words.ts'
import { muteMessages } from '#features/mute/words.ts'
import { penlightMessages } from '#features/penlight/words.ts'
import { postMessages } from '#features/post/words.ts'
import { reportMessages } from '#features/report/words.ts'
import { writtenMessages } from '#features/written/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { TopicCategoryScreenQuery } from './screens/TopicCategoryScreen/__generated__/TopicCategoryScreenQuery.graphql.ts'
import type { TopicScreenQuery } from './screens/TopicScreen/__generated__/TopicScreenQuery.graphql.ts'
import { topicMessages } from './words.ts'

export const topicRoutes: FeatureRoutes = {
  messages: joinMessages(
    topicMessages,
    commentMessages,
    writtenMessages,
    penlightMessages,
    muteMessages,
    reportMessages,
    chatMessages,
    mentionMessages,
    postMessages,
  ),
  routes: [
    {
      path: paths.topics.pattern,
      screen: () => import('./screens/TopicsScreen/TopicsScreen.tsx'),
      query: () => import('./screens/TopicsScreen/__generated__/TopicsScreenQuery.graphql.ts'),
    },
    {
      path: paths.topic.pattern,
      screen: () => import('./screens/TopicScreen/TopicScreen.tsx'),
      query: () => import('./screens/TopicScreen/__generated__/TopicScreenQuery.graphql.ts'),
      variables: ({ topic_id = '' }): TopicScreenQuery['variables'] => ({ id: topic_id }),
    },
    {
      path: paths.topicCategory.pattern,
      screen: () => import('./screens/TopicCategoryScreen/TopicCategoryScreen.tsx'),
      query: () =>
        import('./screens/TopicCategoryScreen/__generated__/TopicCategoryScreenQuery.graphql.ts'),
      variables: ({ topic_category_id = '' }): TopicCategoryScreenQuery['variables'] => ({
        id: topic_category_id,
      }),
    },
  ],
}
