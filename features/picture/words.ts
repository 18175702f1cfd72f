import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What is said of pictures that fans choose and see, for the features that show them. */
export const pictureMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
