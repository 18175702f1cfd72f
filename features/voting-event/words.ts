import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What a vote says, for the features that lead to one. */
export const votingMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
