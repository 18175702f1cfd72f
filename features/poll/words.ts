import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What is said of what posts ask, for the features that show posts. */
export const pollMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
