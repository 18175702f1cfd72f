import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What is said around a film, for the features whose screens show one. */
export const playerMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
