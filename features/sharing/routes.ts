import { paths } from '#addresses/sharing.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { ShareScreenQuery } from './screens/ShareScreen/__generated__/ShareScreenQuery.graphql.ts'
import { sharingMessages } from './words.ts'

export const sharingRoutes: FeatureRoutes = {
  messages: sharingMessages,
  routes: [
    {
      path: paths.share.pattern,
      screen: () => import('./screens/ShareScreen/ShareScreen.tsx'),
      query: () => import('./screens/ShareScreen/__generated__/ShareScreenQuery.graphql.ts'),
      variables: ({ url_id = '' }): ShareScreenQuery['variables'] => ({ id: url_id }),
    },
  ],
}
