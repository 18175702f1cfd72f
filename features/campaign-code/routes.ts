import { paths } from '#addresses/campaign-code.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { CampaignCodeScreenQuery } from './screens/CampaignCodeScreen/__generated__/CampaignCodeScreenQuery.graphql.ts'

export const campaignCodeRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.page.pattern,
      screen: () => import('./screens/CampaignCodeScreen/CampaignCodeScreen.tsx'),
      query: () =>
        import('./screens/CampaignCodeScreen/__generated__/CampaignCodeScreenQuery.graphql.ts'),
      variables: ({ campaign_code_page_id = '' }): CampaignCodeScreenQuery['variables'] => ({
        identifier: campaign_code_page_id,
      }),
    },
  ],
}
