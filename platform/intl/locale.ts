import { preferenceMaxAge } from '../storage/cookie.ts'

/** The interface's languages. Japanese is the source and the default. */
export const locales = ['ja', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'ja'

/** Redirects `/` only, for it is set by reading a page in English too. */
export const localeCookie = { name: 'locale', maxAge: preferenceMaxAge } as const

/** The language that was chosen: whoever chose English is sent to the English page from each Japanese address. */
export const chosenLocaleCookie = { name: 'locale_chosen', maxAge: preferenceMaxAge } as const

export function isLocale(text: unknown): text is Locale {
  return locales.includes(text as Locale)
}

/** The language of an address, and the address without it: `/en/messages` is English `/messages`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const rest = /^\/en(?=\/|$)(.*)$/.exec(pathname)?.[1]
  return rest === undefined ? { locale: 'ja', path: pathname } : { locale: 'en', path: rest || '/' }
}

/** The same page in a language. */
export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
