import { paths } from '#addresses/profile.ts'
import { chatMessages } from '#features/chat/words.ts'
import { mentionMessages } from '#features/mention/words.ts'
import { pictureMessages } from '#features/picture/words.ts'
import { pollMessages } from '#features/poll/words.ts'
import { commentMessages } from '#features/comment/words.ts'
import { followMessages } from '#features/follow/words.ts'
import { muteMessages } from '#features/mute/words.ts'
import { scheduleMessages } from '#features/official-schedule/words.ts'
import { penlightMessages } from '#features/penlight/words.ts'
import { postMessages } from '#features/post/words.ts'
import { reportMessages } from '#features/report/words.ts'
import { storeMessages } from '#features/store/words.ts'
import { writtenMessages } from '#features/written/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { ProfileScreenQuery } from './screens/ProfileScreen/__generated__/ProfileScreenQuery.graphql.ts'
import { profileMessages } from './words.ts'

export const profileRoutes: FeatureRoutes = {
  messages: joinMessages(
    profileMessages,
    muteMessages,
    chatMessages,
    mentionMessages,
    pictureMessages,
    pollMessages,
    followMessages,
    reportMessages,
    postMessages,
    commentMessages,
    writtenMessages,
    penlightMessages,
    scheduleMessages,
    storeMessages,
  ),
  routes: [
    {
      path: paths.edit.pattern,
      screen: () => import('./screens/EditProfileScreen/EditProfileScreen.tsx'),
      query: () =>
        import('./screens/EditProfileScreen/__generated__/EditProfileScreenQuery.graphql.ts'),
    },
    {
      path: paths.profile.pattern,
      screen: () => import('./screens/ProfileScreen/ProfileScreen.tsx'),
      query: () => import('./screens/ProfileScreen/__generated__/ProfileScreenQuery.graphql.ts'),
      variables: ({ user_id = '' }): ProfileScreenQuery['variables'] => ({ userId: user_id }),
    },
  ],
}
