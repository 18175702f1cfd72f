import { paths } from '#addresses/follow.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { FollowListScreenQuery } from './screens/FollowListScreen/__generated__/FollowListScreenQuery.graphql.ts'
import { followMessages } from './words.ts'

export const followRoutes: FeatureRoutes = {
  messages: followMessages,
  routes: [
    {
      path: paths.followList.pattern,
      screen: () => import('./screens/FollowListScreen/FollowListScreen.tsx'),
      query: () =>
        import('./screens/FollowListScreen/__generated__/FollowListScreenQuery.graphql.ts'),
      search: ['list'],
      variables: (_, search): FollowListScreenQuery['variables'] => ({
        direction: search.get('list') === 'followers' ? 'FOLLOWERS' : 'FOLLOWING',
      }),
    },
  ],
}
