import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What missions are called, for the features that name one. */
export const missionMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
