import { paths } from '#addresses/post.ts'
import { chatMessages } from '#features/chat/words.ts'
import { mentionMessages } from '#features/mention/words.ts'
import { pictureMessages } from '#features/picture/words.ts'
import { pollMessages } from '#features/poll/words.ts'
import { commentMessages } from '#features/comment/words.ts'
import { muteMessages } from '#features/mute/words.ts'
import { penlightMessages } from '#features/penlight/words.ts'
import { reportMessages } from '#features/report/words.ts'
import { writtenMessages } from '#features/written/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { PostScreenQuery } from './screens/PostScreen/__generated__/PostScreenQuery.graphql.ts'
import { postMessages } from './words.ts'

export const postRoutes: FeatureRoutes = {
  messages: joinMessages(
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
      path: paths.drafts.pattern,
      screen: () => import('./screens/DraftPostsScreen/DraftPostsScreen.tsx'),
      query: () =>
        import('./screens/DraftPostsScreen/__generated__/DraftPostsScreenQuery.graphql.ts'),
    },
    {
      path: paths.post.pattern,
      screen: () => import('./screens/PostScreen/PostScreen.tsx'),
      query: () => import('./screens/PostScreen/__generated__/PostScreenQuery.graphql.ts'),
      variables: ({ post_id = '' }): PostScreenQuery['variables'] => ({ id: post_id }),
    },
  ],
}
