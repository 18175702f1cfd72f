import { paths } from '#addresses/data-export.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const dataExportRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.dataExport.pattern,
      screen: () => import('./screens/DataExportScreen/DataExportScreen.tsx'),
      query: () =>
        import('./screens/DataExportScreen/__generated__/DataExportScreenQuery.graphql.ts'),
    },
  ],
}
