import { greyNames, modes, paletteNames } from '#design-system/theme/theme.ts'
import { splitLocale, type Locale } from '#platform/intl/locale.ts'
import { defaultTheme, themeCookies, type Theme } from '#platform/theme/theme.ts'

/** The language of an address. */
export function readLocale(pathname: string): Locale {
  return splitLocale(pathname).locale
}

/** The look that a browser's cookies ask for; what is not known falls back to the default. */
export function readTheme(cookies: ReadonlyMap<string, string>): Theme {
  const pick = (axis: keyof Theme, known: readonly string[]) => {
    const value = cookies.get(themeCookies[axis])
    return value !== undefined && known.includes(value) ? value : defaultTheme[axis]
  }
  return { mode: pick('mode', modes), palette: pick('palette', paletteNames), grey: pick('grey', greyNames) }
}
