import type { FeatureRoutes } from '#platform/routing/route.ts'

/** How an order stands and where it goes on, in words, for the features that show one. */
export const purchaseMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
