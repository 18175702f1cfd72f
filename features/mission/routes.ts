import { paths } from '#addresses/mission.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const missionRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.missions.pattern,
      screen: () => import('./screens/MissionsScreen/MissionsScreen.tsx'),
      query: () => import('./screens/MissionsScreen/__generated__/MissionsScreenQuery.graphql.ts'),
    },
  ],
}
