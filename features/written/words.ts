import type { FeatureRoutes } from '#platform/routing/route.ts'

export const writtenMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
