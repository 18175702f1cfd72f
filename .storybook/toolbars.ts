import {
  type Theme,
  assertTheme,
  defaultTheme,
  greyNames,
  modes,
  paletteNames,
} from '#design-system/theme/theme.ts'
import { type Locale, defaultLocale, isLocale, locales } from '#platform/intl/locale.ts'
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
  locale: toolbar('Locale', 'globe', locales),
}

export const initialGlobals = { ...defaultTheme, locale: defaultLocale, ...atViewport('phone') }

type Globals = Readonly<Record<string, unknown>>

/** The look that the toolbar is turned to. */
export function themeOf({ mode, palette, grey }: Globals): Theme {
  return assertTheme({ mode: String(mode), palette: String(palette), grey: String(grey) })
}

/** The language that the toolbar is turned to. */
export function localeOf({ locale }: Globals): Locale {
  return isLocale(locale) ? locale : defaultLocale
}
