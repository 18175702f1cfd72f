import { paths } from '#addresses/delivery.ts'
import type { FeatureRoutes, RouteParams } from '#platform/routing/route.ts'

const variables = ({ real_goods_delivery_id: id = '' }: RouteParams) => ({ id })

export const deliveryRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.delivery.pattern,
      variables,
      screen: () => import('./screens/DeliveryScreen/DeliveryScreen.tsx'),
      query: () => import('./screens/DeliveryScreen/__generated__/DeliveryScreenQuery.graphql.ts'),
    },
    {
      path: paths.addresses.pattern,
      screen: () => import('./screens/AddressesScreen/AddressesScreen.tsx'),
      query: () =>
        import('./screens/AddressesScreen/__generated__/AddressesScreenQuery.graphql.ts'),
    },
    {
      path: paths.form.pattern,
      variables,
      screen: () => import('./screens/DeliveryFormScreen/DeliveryFormScreen.tsx'),
      query: () =>
        import('./screens/DeliveryFormScreen/__generated__/DeliveryFormScreenQuery.graphql.ts'),
    },
    {
      path: paths.confirm.pattern,
      search: ['address_id'],
      variables: (params, search) => ({
        ...variables(params),
        addressId: search.get('address_id') ?? '',
      }),
      screen: () => import('./screens/DeliveryConfirmScreen/DeliveryConfirmScreen.tsx'),
      query: () =>
        import('./screens/DeliveryConfirmScreen/__generated__/DeliveryConfirmScreenQuery.graphql.ts'),
    },
    {
      path: paths.done.pattern,
      variables,
      screen: () => import('./screens/DeliveryDoneScreen/DeliveryDoneScreen.tsx'),
      query: () =>
        import('./screens/DeliveryDoneScreen/__generated__/DeliveryDoneScreenQuery.graphql.ts'),
    },
  ],
}
