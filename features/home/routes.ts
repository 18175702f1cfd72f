import { paths } from '#addresses/home.ts'
import { channelMessages } from '#features/channel/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import { homeMessages } from './words.ts'

export const homeRoutes: FeatureRoutes = {
  messages: joinMessages(homeMessages, channelMessages),
  routes: [
    {
      path: paths.home.pattern,
      screen: () => import('./screens/HomeScreen/HomeScreen.tsx'),
      query: () => import('./screens/HomeScreen/__generated__/HomeScreenQuery.graphql.ts'),
    },
  ],
}
