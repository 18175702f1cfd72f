import { defaultTheme, greyNames, modes, paletteNames } from '#design-system/theme/theme.ts'
import { atViewport } from './viewports.ts'

function toolbar(
  title: string,
  icon: 'circlehollow' | 'paintbrush' | 'contrast' | 'globe',
  items: readonly string[],
) {
  return { description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } }
}

/** What a designer turns while looking: each story is drawn anew with it. */
export const globalTypes = {
  mode: toolbar('Mode', 'circlehollow', modes),
  palette: toolbar('Palette', 'paintbrush', paletteNames),
  grey: toolbar('Grey', 'contrast', greyNames),
  locale: toolbar('Locale', 'globe', ['ja', 'en']),
}

export const initialGlobals = { ...defaultTheme, locale: 'ja', ...atViewport('phone') }
