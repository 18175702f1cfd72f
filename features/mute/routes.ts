import { paths } from '#addresses/mute.ts'
import type { FeatureRoutes, ScreenRoute } from '#platform/routing/route.ts'
import type { UserMute } from '#schema/types.generated.ts'
import type { MutedUsersScreenQuery } from './screens/MutedUsersScreen/__generated__/MutedUsersScreenQuery.graphql.ts'
import { muteMessages } from './words.ts'

/** Muted and blocked people are one screen, each under an address of its own. */
const users = (path: string, mute: UserMute): ScreenRoute => ({
  path,
  screen: () => import('./screens/MutedUsersScreen/MutedUsersScreen.tsx'),
  query: () => import('./screens/MutedUsersScreen/__generated__/MutedUsersScreenQuery.graphql.ts'),
  variables: (): MutedUsersScreenQuery['variables'] => ({ mute }),
})

export const muteRoutes: FeatureRoutes = {
  messages: muteMessages,
  routes: [
    users(paths.mutedUsers.pattern, 'MUTED'),
    users(paths.blockedUsers.pattern, 'BLOCKED'),
    {
      path: paths.mutedWords.pattern,
      screen: () => import('./screens/MutedWordsScreen/MutedWordsScreen.tsx'),
      query: () =>
        import('./screens/MutedWordsScreen/__generated__/MutedWordsScreenQuery.graphql.ts'),
    },
    {
      path: paths.hiddenMessages.pattern,
      screen: () => import('./screens/HiddenMessagesScreen/HiddenMessagesScreen.tsx'),
      query: () =>
        import('./screens/HiddenMessagesScreen/__generated__/HiddenMessagesScreenQuery.graphql.ts'),
    },
  ],
}
