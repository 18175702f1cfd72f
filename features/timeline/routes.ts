import { paths } from '#addresses/timeline.ts'
import { chatMessages } from '#features/chat/words.ts'
import { mentionMessages } from '#features/mention/words.ts'
import { pictureMessages } from '#features/picture/words.ts'
import { pollMessages } from '#features/poll/words.ts'
import { commentMessages } from '#features/comment/words.ts'
import { muteMessages } from '#features/mute/words.ts'
import { penlightMessages } from '#features/penlight/words.ts'
import { postMessages } from '#features/post/words.ts'
import { reportMessages } from '#features/report/words.ts'
import { writtenMessages } from '#features/written/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { HashtagScreenQuery } from './screens/HashtagScreen/__generated__/HashtagScreenQuery.graphql.ts'

const own: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}

export const timelineRoutes: FeatureRoutes = {
  messages: joinMessages(
    own,
    postMessages,
    commentMessages,
    writtenMessages,
    penlightMessages,
    muteMessages,
    reportMessages,
    chatMessages,
    mentionMessages,
    pictureMessages,
    pollMessages,
  ),
  routes: [
    {
      path: paths.home.pattern,
      screen: () => import('./screens/HomeTimelineScreen/HomeTimelineScreen.tsx'),
      query: () =>
        import('./screens/HomeTimelineScreen/__generated__/HomeTimelineScreenQuery.graphql.ts'),
      isKept: true,
    },
    {
      path: paths.timeline.pattern,
      screen: () => import('./screens/TimelineScreen/TimelineScreen.tsx'),
      query: () => import('./screens/TimelineScreen/__generated__/TimelineScreenQuery.graphql.ts'),
      isKept: true,
    },
    {
      path: paths.trend.pattern,
      screen: () => import('./screens/TrendScreen/TrendScreen.tsx'),
      query: () => import('./screens/TrendScreen/__generated__/TrendScreenQuery.graphql.ts'),
      isKept: true,
    },
    {
      path: paths.hashtag.pattern,
      screen: () => import('./screens/HashtagScreen/HashtagScreen.tsx'),
      query: () => import('./screens/HashtagScreen/__generated__/HashtagScreenQuery.graphql.ts'),
      variables: ({ name = '' }): HashtagScreenQuery['variables'] => ({ name }),
      isKept: true,
    },
    {
      path: paths.settings.pattern,
      screen: () => import('./screens/TimelineSettingsScreen/TimelineSettingsScreen.tsx'),
      query: () =>
        import('./screens/TimelineSettingsScreen/__generated__/TimelineSettingsScreenQuery.graphql.ts'),
    },
  ],
}
