import type { FeatureRoutes } from '#platform/routing/route.ts'
import { paths } from './paths.ts'
import type { ReceiptScreenQuery } from './screens/ReceiptScreen/__generated__/ReceiptScreenQuery.graphql.ts'

export const receiptRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.receipt.pattern,
      screen: () => import('./screens/ReceiptScreen/ReceiptScreen.tsx'),
      query: () => import('./screens/ReceiptScreen/__generated__/ReceiptScreenQuery.graphql.ts'),
      variables: ({ receipt_id = '' }): ReceiptScreenQuery['variables'] => ({ id: receipt_id }),
    },
  ],
}
