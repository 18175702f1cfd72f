import type { FeatureRoutes } from '#platform/routing/route.ts'

/** The words of every error, for the app to load with its shell: an error can come up on any screen. */
export const errorMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
