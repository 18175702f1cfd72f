import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What sharing says, for the features that show something to share. */
export const sharingMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
