import { paths } from '#addresses/purchases.ts'
import { deliveryMessages } from '#features/delivery/words.ts'
import { specialGiftMessages } from '#features/special-gift/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import { purchaseMessages } from './words.ts'
import type { RefundScreenQuery } from './screens/RefundScreen/__generated__/RefundScreenQuery.graphql.ts'
import type { PurchaseScreenQuery } from './screens/PurchaseScreen/__generated__/PurchaseScreenQuery.graphql.ts'

export const purchasesRoutes: FeatureRoutes = {
  messages: joinMessages(purchaseMessages, deliveryMessages, specialGiftMessages),
  routes: [
    {
      path: paths.history.pattern,
      screen: () => import('./screens/PurchaseHistoryScreen/PurchaseHistoryScreen.tsx'),
      query: () =>
        import('./screens/PurchaseHistoryScreen/__generated__/PurchaseHistoryScreenQuery.graphql.ts'),
    },
    {
      path: paths.purchase.pattern,
      screen: () => import('./screens/PurchaseScreen/PurchaseScreen.tsx'),
      query: () => import('./screens/PurchaseScreen/__generated__/PurchaseScreenQuery.graphql.ts'),
      variables: ({ purchase_history_id = '' }): PurchaseScreenQuery['variables'] => ({
        id: purchase_history_id,
      }),
    },
    {
      path: paths.refund.pattern,
      screen: () => import('./screens/RefundScreen/RefundScreen.tsx'),
      query: () => import('./screens/RefundScreen/__generated__/RefundScreenQuery.graphql.ts'),
      variables: ({ refund_id = '' }): RefundScreenQuery['variables'] => ({ id: refund_id }),
    },
  ],
}
