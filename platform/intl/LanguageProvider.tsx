import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { keepPreference, preferenceMaxAge } from '../storage/cookie.ts'
import { isLocale, localeCookie, localizePath, splitLocale, type Locale } from './locale.ts'

/** The Auto-Translation header's cookie: `true` or `false`, `false` unless set. */
export const autoTranslationCookie = { name: 'auto_translation', maxAge: preferenceMaxAge } as const

type KeptLanguage = {
  locale: Locale
  /** Keeps the choice for 100 days and opens this page in that language. An unknown value changes nothing. */
  setLocale: (locale: string) => void
  isAutoTranslated: boolean
  /** Keeps the choice for 100 days; requests from now on carry it. */
  setIsAutoTranslated: (isAutoTranslated: boolean) => void
}

const LanguageContext = createContext<KeptLanguage | null>(null)

type LanguageProviderProps = { locale: Locale; isAutoTranslated: boolean; children: ReactNode }

/** Holds the language that the page came in, and changes it. */
export function LanguageProvider({
  locale,
  isAutoTranslated: initial,
  children,
}: LanguageProviderProps) {
  const [isAutoTranslated, setAutoTranslation] = useState(initial)
  const kept = useMemo(
    () => ({
      locale,
      setLocale: openInLanguage,
      isAutoTranslated,
      setIsAutoTranslated(isWanted: boolean) {
        keepPreference(autoTranslationCookie, String(isWanted))
        setAutoTranslation(isWanted)
      },
    }),
    [locale, isAutoTranslated],
  )
  return <LanguageContext value={kept}>{children}</LanguageContext>
}

/**
 * A whole new document: everything on the page came in the old language, what the gateway wrote
 * included, and the router stands on the old language's addresses.
 */
function openInLanguage(locale: string): void {
  if (!isLocale(locale)) return
  keepPreference(localeCookie, locale)
  const { pathname, search, hash } = location
  location.assign(localizePath(splitLocale(pathname).path, locale) + search + hash)
}

/** The page's language, and how to change it. Throws outside of a LanguageProvider. */
export function useLanguage(): KeptLanguage {
  const kept = use(LanguageContext)
  if (!kept) throw new Error('useLanguage needs a LanguageProvider')
  return kept
}
