import { paths } from '#addresses/step-mission.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const stepMissionRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.stepMission.pattern,
      screen: () => import('./screens/StepMissionScreen/StepMissionScreen.tsx'),
      query: () =>
        import('./screens/StepMissionScreen/__generated__/StepMissionScreenQuery.graphql.ts'),
    },
  ],
}
