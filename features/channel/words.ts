import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What a channel's row says, for the features that show one. */
export const channelMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
