import { matchRoutes } from 'react-router-dom'
import { errorMessages } from '#features/errors/words.ts'
import { shellRoutes } from '#features/shell/routes.ts'
import { splitLocale } from '#platform/intl/locale.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import { searchOf } from '#platform/routing/searchOf.ts'
import { isStartingPath, loadFeatures } from './startingFeatures.ts'

/** The modules that a page loads besides the app's own: its routes, screen, query and words. None where the build named none. */
export function modulesOf(pathname: string, features: readonly FeatureRoutes[]): string[] {
  const { locale, path } = splitLocale(pathname)
  const { route, feature } = findRoute(path, features) ?? {}
  const words = [feature?.messages, shellRoutes.messages, errorMessages]
  const routesOfAll = isStartingPath(path) ? undefined : loadFeatures
  return [routesOfAll, route?.screen, route?.query, ...words.map((each) => each?.[locale])].flatMap(
    (load) => load?.module ?? [],
  )
}

/** What the page of an address reads of its search part, such as `?q=radio`; empty where it reads none of it. */
export function searchReadOf(
  { pathname, searchParams }: URL,
  features: readonly FeatureRoutes[],
): string {
  const { route } = findRoute(splitLocale(pathname).path, features) ?? {}
  const read = searchOf(route ?? {}, searchParams)
  return read.size > 0 ? `?${read}` : ''
}

function findRoute(path: string, features: readonly FeatureRoutes[]) {
  const routes = features.flatMap((feature) =>
    feature.routes.map((route) => ({ path: route.path, handle: { route, feature } })),
  )
  return matchRoutes(routes, path)?.at(-1)?.route.handle
}
