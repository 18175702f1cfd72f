import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { themeOf, type Worn } from './manager/dress.ts'
import { isPageOfTheBook, labelOf } from './manager/sidebar.ts'
import { defaultTheme } from '#design-system/theme/theme.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')
let worn: Worn = { ...defaultTheme, mode: 'system' }

/** The interface around the stories wears what they wear. */
function dress(): void {
  addons.setConfig({ theme: themeOf(worn, dark.matches) })
}

addons.setConfig({
  theme: themeOf(worn, dark.matches),
  sidebar: { renderLabel: ({ name, type }) => labelOf(name, type), collapsedRoots: ['app', 'art'] },
  // A page of the book has no props and no events.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (isPageOfTheBook(storyId) ? false : isShown),
  },
})

addons.register('ouen', (api) => {
  dark.addEventListener('change', dress)
  const wear = ({ globals }: { globals: Partial<Worn> }) => {
    worn = { ...worn, ...globals }
    dress()
  }
  api.on(GLOBALS_UPDATED, wear)
  api.on(SET_GLOBALS, (told: { globals: Partial<Worn> }) => {
    wear(told)
    // Stories are photographed in the light; who reads here has a system of their own, or an address that says.
    if (!/[?&;]globals=[^&]*\bmode:/.test(location.search)) api.updateGlobals({ mode: 'system' })
  })
})
