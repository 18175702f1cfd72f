import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What a payment's steps say, for the features that take payments. */
export const paymentMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
