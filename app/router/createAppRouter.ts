import { createBrowserRouter, type PatchRoutesOnNavigationFunction } from 'react-router-dom'
import { localizePath, splitLocale } from '#platform/intl/locale.ts'
import { createRoutes, type RouterParts } from './createRoutes.tsx'
import { nameFirstEntry } from './nameFirstEntry.ts'
import { isStartingPath, loadFeatures, startingFeatures } from './startingFeatures.ts'

/**
 * The browser's router. Where the starting features can show the page, the others' routes come with the first
 * sign that someone is about to leave it; everywhere else they come before it.
 */
export async function createAppRouter(parts: Omit<RouterParts, 'features'>) {
  const basename = localizePath('/', parts.locale)
  nameFirstEntry()
  if (!isStartingPath(splitLocale(location.pathname).path)) {
    const { features } = await loadFeatures()
    fetchOfflineFigure()
    return createBrowserRouter(createRoutes({ ...parts, features }), { basename })
  }
  onFirstAct(() => {
    loadAhead()
    fetchOfflineFigure()
  })
  return createBrowserRouter(createRoutes({ ...parts, features: startingFeatures }), {
    basename,
    patchRoutesOnNavigation: addOtherRoutes(parts),
  })
}

/** Adds the routes that the starting features lack, once, with the first navigation that is not given up. */
export function addOtherRoutes(
  parts: Omit<RouterParts, 'features'>,
): PatchRoutesOnNavigationFunction {
  let isWhole = false
  return async ({ patch, signal }) => {
    if (isWhole) return
    const { features } = await loadFeatures()
    // The router takes nothing from a navigation that another overtook: that one brings them.
    if (signal.aborted) return
    for (const { id, children } of createRoutes({ ...parts, features })) patch(id!, children!)
    isWhole = true
  }
}

// One that did not come is asked for again by the navigation, which says so.
const loadAhead = () => void loadFeatures().catch(() => undefined)

/** The picture of the page that says there is no network cannot be fetched then. */
function fetchOfflineFigure(): void {
  new Image().src = '/art/figure-offline.svg'
}

/** Hears the first thing that somebody does: a link may follow. */
function onFirstAct(act: () => void): void {
  const heard = new AbortController()
  const hear = (event: Event) => {
    // Browsers report a pointer that rests where the page moved under it.
    if (event.type === 'pointermove' && isResting(event as PointerEvent)) return
    heard.abort()
    act()
  }
  for (const type of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(type, hear, { passive: true, signal: heard.signal })
}

const isResting = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0
