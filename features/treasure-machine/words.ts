import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What is said of machines, for the features whose screens show some. */
export const treasureMachineMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
