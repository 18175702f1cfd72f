import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What muting says, for the features whose parts can be muted. */
export const muteMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
