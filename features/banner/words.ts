import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What is said around banners, for the features whose screens show some. */
export const bannerMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
