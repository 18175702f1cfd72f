import {
  assertShape,
  assertTheme,
  isGreyName,
  isMode,
  isPaletteName,
  type Shape,
  type Theme,
} from '#design-system/theme/theme.ts'
import { splitLocale, type Locale } from '#platform/intl/locale.ts'
import { themeCookies } from '#platform/theme/theme.ts'

/** The language of an address. */
export function readLocale(pathname: string): Locale {
  return splitLocale(pathname).locale
}

type Look = Record<keyof Theme, string> & Partial<Record<keyof Shape, string>>

/** The look that a tenant is configured with. Throws an error that names the known ones where it is none. */
export function checkTheme({ radius, font, ...theme }: Look): Theme {
  // `system` is for a fan to choose.
  if (theme.mode === 'system') throw new Error('Unknown colour mode "system". Known: light, dark.')
  assertShape({ ...(radius && { radius }), ...(font && { font }) })
  return assertTheme(theme)
}

/** The look that a browser's cookies ask for; what is not known falls back to the tenant's. */
export function readTheme(cookies: ReadonlyMap<string, string>, tenantTheme: Theme): Theme {
  const pick = <Name extends string>(
    axis: keyof Theme,
    isKnown: (value: string) => value is Name,
    fallback: Name,
  ) => {
    const value = cookies.get(themeCookies[axis])
    return value !== undefined && isKnown(value) ? value : fallback
  }
  return {
    mode: pick('mode', isMode, tenantTheme.mode),
    palette: pick('palette', isPaletteName, tenantTheme.palette),
    grey: pick('grey', isGreyName, tenantTheme.grey),
  }
}
