import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What a way to a delivery says, for the features that lead to one. */
export const deliveryMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
