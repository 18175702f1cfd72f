import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What a fan's day says, for the features that show it. */
export const homeMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
