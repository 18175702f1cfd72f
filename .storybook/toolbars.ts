import {
  type Theme,
  assertTheme,
  defaultTheme,
  greyNames,
  modes,
  paletteNames,
} from '#design-system/theme/theme.ts'
import { type Locale, defaultLocale, isLocale, locales } from '#platform/intl/locale.ts'
import { defaultFlags, flagNames, type Flags } from '#rules/flags.ts'
import { atViewport } from './viewports.ts'

function toolbar(
  title: string,
  icon: 'circlehollow' | 'paintbrush' | 'contrast' | 'globe' | 'flag',
  items: readonly string[],
) {
  return { description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } }
}

const noFlag = 'as by default'

/** What a designer turns while looking: each story is drawn anew with it. */
export const globalTypes = {
  mode: toolbar('Mode', 'circlehollow', modes),
  palette: toolbar('Palette', 'paintbrush', paletteNames),
  grey: toolbar('Grey', 'contrast', greyNames),
  locale: toolbar('Locale', 'globe', locales),
  flag: toolbar('Flag that is on', 'flag', [noFlag, ...flagNames]),
}

export const initialGlobals = {
  ...defaultTheme,
  locale: defaultLocale,
  flag: noFlag,
  ...atViewport('phone'),
}

type Globals = Readonly<Record<string, unknown>>

/** The look that the toolbar is turned to. */
export function themeOf({ mode, palette, grey }: Globals): Theme {
  return assertTheme({ mode: String(mode), palette: String(palette), grey: String(grey) })
}

/** The language that the toolbar is turned to. */
export function localeOf({ locale }: Globals): Locale {
  return isLocale(locale) ? locale : defaultLocale
}

/** The flags: by default, but for the one that the toolbar turns on, and what the story is about. */
export function flagsOf({ flag }: Globals, own: Partial<Flags> = {}): Flags {
  const turnedOn = flagNames.filter((name) => name === flag).map((name) => [name, true])
  return { ...defaultFlags, ...Object.fromEntries(turnedOn), ...own }
}
