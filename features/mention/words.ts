import type { FeatureRoutes } from '#platform/routing/route.ts'

export const mentionMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
