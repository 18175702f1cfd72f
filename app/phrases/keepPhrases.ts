import type { Locale } from '#platform/intl/locale.ts'
import { whenIdle } from '../browser/whenIdle.ts'

/** Once the page is adopted, and only where it is of use: Japanese, in a browser that knows no phrases. */
export function keepPhrases(locale: Locale): void {
  if (locale !== 'ja' || CSS.supports('word-break', 'auto-phrase')) return
  whenIdle(() => {
    import('./breakHeadings.ts').then(
      ({ breakHeadings }) => breakHeadings(document.body),
      // Headings break anywhere, as Japanese does.
      () => undefined,
    )
  })
}
