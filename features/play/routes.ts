import { paths } from '#addresses/play.ts'
import { homeMessages } from '#features/home/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const playRoutes: FeatureRoutes = {
  messages: joinMessages(
    { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
    homeMessages,
  ),
  routes: [
    {
      path: paths.play.pattern,
      screen: () => import('./screens/PlayHubScreen/PlayHubScreen.tsx'),
      query: () => import('./screens/PlayHubScreen/__generated__/PlayHubScreenQuery.graphql.ts'),
    },
  ],
}
