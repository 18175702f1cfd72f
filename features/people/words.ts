import type { FeatureRoutes } from '#platform/routing/route.ts'

/** What is said where somebody is chosen, for the features that ask whom. */
export const peopleMessages: FeatureRoutes['messages'] = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
}
