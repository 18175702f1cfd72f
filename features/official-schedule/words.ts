import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What a schedule says of itself, for the features that show it. */
export const scheduleMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
