import type { FeatureRoutes } from '#platform/routing/route.ts'
import { paths } from './paths.ts'
import { profileMessages } from './words.ts'

export const profileRoutes: FeatureRoutes = {
  messages: profileMessages,
  routes: [
    {
      path: paths.edit.pattern,
      screen: () => import('./screens/EditProfileScreen/EditProfileScreen.tsx'),
      query: () =>
        import('./screens/EditProfileScreen/__generated__/EditProfileScreenQuery.graphql.ts'),
    },
  ],
}
