import { paths } from '#addresses/mypage.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const mypageRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.mypage.pattern,
      screen: () => import('./screens/MypageScreen/MypageScreen.tsx'),
      query: () => import('./screens/MypageScreen/__generated__/MypageScreenQuery.graphql.ts'),
    },
  ],
}
