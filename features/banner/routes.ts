import { paths } from '#addresses/banner.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { BannerListScreenQuery } from './screens/BannerListScreen/__generated__/BannerListScreenQuery.graphql.ts'
import { bannerMessages } from './words.ts'

export const bannerRoutes: FeatureRoutes = {
  messages: bannerMessages,
  routes: [
    {
      path: paths.list.pattern,
      screen: () => import('./screens/BannerListScreen/BannerListScreen.tsx'),
      query: () =>
        import('./screens/BannerListScreen/__generated__/BannerListScreenQuery.graphql.ts'),
      variables: ({ section_id = '' }): BannerListScreenQuery['variables'] => ({ id: section_id }),
    },
  ],
}
