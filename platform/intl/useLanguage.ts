import { useIntl } from 'react-intl'
import { keepPreference, preferenceMaxAge } from '../storage/cookie.ts'
import {
  chosenLocaleCookie,
  isLocale,
  localeCookie,
  localizePath,
  splitLocale,
  type Locale,
} from './locale.ts'

/**
 * The Auto-Translation header's cookie: `true` or `false`, `false` unless set. No screen offers it: what fans write is
 * translated for nobody yet.
 */
export const autoTranslationCookie = { name: 'auto_translation', maxAge: preferenceMaxAge } as const

/**
 * A whole new document: everything on the page came in the old language, what the gateway wrote
 * included, and the router stands on the old language's addresses.
 */
function openInLanguage(locale: string): void {
  if (!isLocale(locale)) return
  keepPreference(localeCookie, locale)
  keepPreference(chosenLocaleCookie, locale)
  const { pathname, search, hash } = location
  location.assign(localizePath(splitLocale(pathname).path, locale) + search + hash)
}

/**
 * The language that the page came in, and how to change it: `setLocale` keeps the choice for 100 days and opens this
 * page in that language. An unknown value changes nothing.
 */
export function useLanguage(): { locale: Locale; setLocale: (locale: string) => void } {
  return { locale: useIntl().locale as Locale, setLocale: openInLanguage }
}
