import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What following says, for the features that show whom one can follow. */
export const followMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
