import { paths } from '#addresses/support.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { InquiryScreenQuery } from './screens/InquiryScreen/__generated__/InquiryScreenQuery.graphql.ts'

export const supportRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.support.pattern,
      screen: () => import('./screens/SupportScreen/SupportScreen.tsx'),
      query: () => import('./screens/SupportScreen/__generated__/SupportScreenQuery.graphql.ts'),
    },
    {
      path: paths.contact.pattern,
      screen: () => import('./screens/ContactScreen/ContactScreen.tsx'),
      query: () => import('./screens/ContactScreen/__generated__/ContactScreenQuery.graphql.ts'),
    },
    {
      path: paths.inquiry.pattern,
      screen: () => import('./screens/InquiryScreen/InquiryScreen.tsx'),
      query: () => import('./screens/InquiryScreen/__generated__/InquiryScreenQuery.graphql.ts'),
      variables: ({ inquiry_number = '' }): InquiryScreenQuery['variables'] => ({
        number: inquiry_number,
      }),
    },
  ],
}
