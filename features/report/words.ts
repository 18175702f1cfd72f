import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What reporting says, for the features whose parts can be reported. */
export const reportMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
