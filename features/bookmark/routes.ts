import { paths } from '#addresses/bookmark.ts'
import { chatMessages } from '#features/chat/words.ts'
import { mentionMessages } from '#features/mention/words.ts'
import { pictureMessages } from '#features/picture/words.ts'
import { pollMessages } from '#features/poll/words.ts'
import { commentMessages } from '#features/comment/words.ts'
import { muteMessages } from '#features/mute/words.ts'
import { penlightMessages } from '#features/penlight/words.ts'
import { postMessages } from '#features/post/words.ts'
import { reportMessages } from '#features/report/words.ts'
import { topicMessages } from '#features/topic/words.ts'
import { writtenMessages } from '#features/written/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const bookmarkRoutes: FeatureRoutes = {
  messages: joinMessages(
    { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
    postMessages,
    topicMessages,
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
      path: paths.bookmarks.pattern,
      screen: () => import('./screens/BookmarksScreen/BookmarksScreen.tsx'),
      query: () =>
        import('./screens/BookmarksScreen/__generated__/BookmarksScreenQuery.graphql.ts'),
    },
  ],
}
