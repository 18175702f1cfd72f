import { matchRoutes } from 'react-router-dom'
import { errorMessages } from '#features/errors/words.ts'
import { shellRoutes } from '#features/shell/routes.ts'
import { splitLocale } from '#platform/intl/locale.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import { isStartingPath, loadFeatures } from './startingFeatures.ts'

/** The modules that a page loads besides the app's own: its routes, screen, query and words. None where the build named none. */
export function modulesOf(pathname: string, features: readonly FeatureRoutes[]): string[] {
  const { locale, path } = splitLocale(pathname)
  const routes = features.flatMap((feature) =>
    feature.routes.map((route) => ({ path: route.path, handle: { route, feature } })),
  )
  const { route, feature } = matchRoutes(routes, path)?.at(-1)?.route.handle ?? {}
  const words = [feature?.messages, shellRoutes.messages, errorMessages]
  const routesOfAll = isStartingPath(path) ? undefined : loadFeatures
  return [routesOfAll, route?.screen, route?.query, ...words.map((each) => each?.[locale])].flatMap(
    (load) => load?.module ?? [],
  )
}
