import type { Locale } from '#platform/intl/locale.ts'

/** Each language in its own words: whoever cannot read the page finds theirs. */
export const languageNames: Record<Locale, string> = { ja: '日本語', en: 'English' }
