import { paths } from '#addresses/checkout.ts'
import { deliveryMessages } from '#features/delivery/words.ts'
import { paymentMessages } from '#features/payments/words.ts'
import { purchaseMessages } from '#features/purchases/words.ts'
import { specialGiftMessages } from '#features/special-gift/words.ts'
import { storeMessages } from '#features/store/words.ts'
import { subscriptionMessages } from '#features/subscription/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes, ScreenRoute } from '#platform/routing/route.ts'
import { wantedItemSearch } from './wantedItem.ts'
import type { CheckoutScreenQuery } from './screens/CheckoutScreen/__generated__/CheckoutScreenQuery.graphql.ts'

/** One screen at each address: the session says what it shows. */
const at = (path: string): ScreenRoute => ({
  path,
  screen: () => import('./screens/CheckoutScreen/CheckoutScreen.tsx'),
  query: () => import('./screens/CheckoutScreen/__generated__/CheckoutScreenQuery.graphql.ts'),
  search: ['session', ...wantedItemSearch],
  variables: ({ session_id }, search): CheckoutScreenQuery['variables'] => ({
    id: session_id ?? search.get('session'),
  }),
})

export const checkoutRoutes: FeatureRoutes = {
  messages: joinMessages(
    { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
    paymentMessages,
    deliveryMessages,
    purchaseMessages,
    storeMessages,
    specialGiftMessages,
    subscriptionMessages,
  ),
  routes: Object.values(paths).map(({ pattern }) => at(pattern)),
}
