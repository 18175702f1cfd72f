import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What is said of items, for the features that sell them. */
export const storeMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
