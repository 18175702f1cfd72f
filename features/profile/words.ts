import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What the form of a name and a picture says, for the features that show it. */
export const profileMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
