import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What is said of a membership, for the features whose screens show it. */
export const subscriptionMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
