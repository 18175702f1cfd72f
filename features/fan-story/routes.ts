import { paths } from '#addresses/fan-story.ts'
import { playerMessages } from '#features/player/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { ChapterScreenQuery } from './screens/ChapterScreen/__generated__/ChapterScreenQuery.graphql.ts'
import type { StoryScreenQuery } from './screens/StoryScreen/__generated__/StoryScreenQuery.graphql.ts'

export const fanStoryRoutes: FeatureRoutes = {
  messages: joinMessages(
    { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
    playerMessages,
  ),
  routes: [
    {
      path: paths.stories.pattern,
      screen: () => import('./screens/StoriesScreen/StoriesScreen.tsx'),
      query: () => import('./screens/StoriesScreen/__generated__/StoriesScreenQuery.graphql.ts'),
    },
    {
      path: paths.story.pattern,
      screen: () => import('./screens/StoryScreen/StoryScreen.tsx'),
      query: () => import('./screens/StoryScreen/__generated__/StoryScreenQuery.graphql.ts'),
      variables: ({ story_id = '' }): StoryScreenQuery['variables'] => ({ id: story_id }),
    },
    {
      path: paths.chapter.pattern,
      screen: () => import('./screens/ChapterScreen/ChapterScreen.tsx'),
      query: () => import('./screens/ChapterScreen/__generated__/ChapterScreenQuery.graphql.ts'),
      variables: ({ chapter_id = '' }): ChapterScreenQuery['variables'] => ({ id: chapter_id }),
    },
  ],
}
