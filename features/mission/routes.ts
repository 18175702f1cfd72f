import { paths } from '#addresses/mission.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import { missionMessages } from './words.ts'

export const missionRoutes: FeatureRoutes = {
  messages: missionMessages,
  routes: [
    {
      path: paths.missions.pattern,
      screen: () => import('./screens/MissionsScreen/MissionsScreen.tsx'),
      query: () => import('./screens/MissionsScreen/__generated__/MissionsScreenQuery.graphql.ts'),
    },
  ],
}
