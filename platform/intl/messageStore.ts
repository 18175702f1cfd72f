import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { Locale } from './locale.ts'

export type Words = Readonly<Record<string, unknown>>

/** The words that are loaded, a dictionary a language. Features bring theirs along with their code. */
export type MessageStore = {
  /** Loads a feature's words once; resolves when they are there. */
  load: (locale: Locale, messages: FeatureRoutes['messages']) => Promise<void>
  words: (locale: Locale) => Words
  subscribe: (listener: () => void) => () => void
}

export function createMessageStore(): MessageStore {
  const dictionaries: Record<Locale, Words> = { ja: {}, en: {} }
  const loaded = new Map<unknown, Promise<void>>()
  const listeners = new Set<() => void>()
  const fetchWords = async (locale: Locale, load: () => Promise<{ default: Words }>) => {
    const { default: words } = await load()
    dictionaries[locale] = { ...dictionaries[locale], ...words }
    for (const listener of listeners) listener()
  }
  return {
    load(locale, messages) {
      const load = messages[locale]
      const known = loaded.get(load) ?? fetchWords(locale, load)
      loaded.set(load, known)
      // What did not come is asked for again.
      known.catch(() => loaded.delete(load))
      return known
    },
    words: (locale) => dictionaries[locale],
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
