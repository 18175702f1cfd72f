import { createBrowserRouter } from 'react-router-dom'
import { localizePath, splitLocale } from '#platform/intl/locale.ts'
import { createRoutes, type RouterParts } from './createRoutes.tsx'
import { isStartingPath, loadFeatures, startingFeatures } from './startingFeatures.ts'

/** What shows that a link may follow: a pointer or the focus has moved. */
const intents = ['pointermove', 'pointerdown', 'focusin'] as const

/**
 * The browser's router. Where the starting features can show the page, the others' routes come with the first
 * sign that someone is about to leave it; everywhere else they come before it.
 */
export async function createAppRouter(parts: Omit<RouterParts, 'features'>) {
  const basename = localizePath('/', parts.locale)
  if (!isStartingPath(splitLocale(location.pathname).path)) {
    const { features } = await loadFeatures()
    return createBrowserRouter(createRoutes({ ...parts, features }), { basename })
  }
  // One that did not come is asked for again by the navigation, which says so.
  const loadAhead = () => void loadFeatures().catch(() => undefined)
  for (const intent of intents) addEventListener(intent, loadAhead, { once: true, passive: true })
  let isWhole = false
  return createBrowserRouter(createRoutes({ ...parts, features: startingFeatures }), {
    basename,
    patchRoutesOnNavigation: async ({ patch }) => {
      if (isWhole) return
      const { features } = await loadFeatures()
      isWhole = true
      for (const { id, children } of createRoutes({ ...parts, features })) patch(id!, children!)
    },
  })
}
