import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What talk says, for the features that lead to it. */
export const chatMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
