import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What is said of what items hold, for the features whose screens show it. */
export const specialGiftMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
