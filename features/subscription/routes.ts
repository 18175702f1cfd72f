import { paths } from '#addresses/subscription.ts'
import { specialGiftMessages } from '#features/special-gift/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { InvoiceScreenQuery } from './screens/InvoiceScreen/__generated__/InvoiceScreenQuery.graphql.ts'
import { subscriptionMessages } from './words.ts'

export const subscriptionRoutes: FeatureRoutes = {
  messages: joinMessages(subscriptionMessages, specialGiftMessages),
  routes: [
    {
      path: paths.subscriptions.pattern,
      screen: () => import('./screens/SubscriptionsScreen/SubscriptionsScreen.tsx'),
      query: () =>
        import('./screens/SubscriptionsScreen/__generated__/SubscriptionsScreenQuery.graphql.ts'),
    },
    {
      path: paths.invoices.pattern,
      screen: () => import('./screens/InvoicesScreen/InvoicesScreen.tsx'),
      query: () => import('./screens/InvoicesScreen/__generated__/InvoicesScreenQuery.graphql.ts'),
    },
    {
      path: paths.invoice.pattern,
      screen: () => import('./screens/InvoiceScreen/InvoiceScreen.tsx'),
      query: () => import('./screens/InvoiceScreen/__generated__/InvoiceScreenQuery.graphql.ts'),
      variables: ({ subscription_invoice_id = '' }): InvoiceScreenQuery['variables'] => ({
        id: subscription_invoice_id,
      }),
    },
  ],
}
