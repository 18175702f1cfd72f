import { matchRoutes } from 'react-router-dom'
import { homeRoutes } from '#features/home/routes.ts'
import type { FeatureRoutes, Lazy } from '#platform/routing/route.ts'

/** What the entry itself brings: where most guests arrive. */
export const startingFeatures: readonly FeatureRoutes[] = [homeRoutes]

/** Every feature's routes: they grow with each screen, and home's first page needs none of them. */
export const loadFeatures: Lazy<{ features: readonly FeatureRoutes[] }> = () =>
  import('../features.generated.ts')

/** Whether a path, without its language, can be shown by the starting features alone. */
export function isStartingPath(path: string): boolean {
  const routes = startingFeatures.flatMap((feature) =>
    feature.routes.map((route) => ({ path: route.path })),
  )
  return matchRoutes(routes, path) !== null
}
