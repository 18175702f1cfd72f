import { useCallback, useReducer, useSyncExternalStore } from 'react'

/** The moved text stands before it, gives way to it, or takes its place. */
type Over = 'joined' | 'kept' | 'replaced'

/** Texts that a browser keeps, by key: read at once, and told of when they change. */
export type TextStore = {
  read: (key: string) => string | null
  /** Null forgets it. */
  write: (key: string, text: string | null) => void
  /** The keys that begin so. */
  keys: (prefix: string) => string[]
  /** Forgets every text whose key begins so. */
  forget: (prefix: string) => void
  /** Puts every text whose key begins so under another beginning; `over` says what becomes of a text that is there. */
  move: (from: string, to: string, over?: Over) => void
  subscribe: (listener: () => void) => () => void
}

/** Where storage is refused, as in some private windows or where it is full, texts last as long as the page. */
export function createTextStore(storage: () => Storage): TextStore {
  const memory = new Map<string, string>()
  const listeners = new Set<() => void>()
  const read = (key: string) => {
    try {
      return memory.get(key) ?? storage().getItem(key)
    } catch {
      return memory.get(key) ?? null
    }
  }
  const write = (key: string, text: string | null) => {
    memory.delete(key)
    try {
      if (text === null) storage().removeItem(key)
      else storage().setItem(key, text)
    } catch {
      if (text !== null) memory.set(key, text)
    }
    listeners.forEach((listener) => listener())
  }
  const keysOf = (prefix: string) => {
    const keys = [...memory.keys()]
    try {
      keys.push(...Object.keys(storage()))
    } catch {
      // Nothing was kept.
    }
    return [...new Set(keys)].filter((key) => key.startsWith(prefix))
  }
  return {
    read,
    write,
    keys: keysOf,
    forget(prefix) {
      for (const key of keysOf(prefix)) write(key, null)
    },
    move(from, to, over = 'joined') {
      for (const key of keysOf(from)) {
        const place = to + key.slice(from.length)
        const there = over === 'replaced' ? null : read(place)
        if (there === null) write(place, read(key))
        else if (over === 'joined') write(place, [read(key), there].filter(Boolean).join('\n'))
        write(key, null)
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
      }
    },
  }
}

/** A text that outlives the page, and how to change it. Null while the server's page is adopted. */
export function useText(store: TextStore, key: string) {
  const text = useSyncExternalStore(
    store.subscribe,
    () => store.read(key),
    () => null,
  )
  // While a view transition runs nobody has subscribed yet, and what is typed must not be lost.
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const setText = useCallback(
    (next: string | null) => {
      store.write(key, next)
      rerender()
    },
    [store, key],
  )
  return [text, setText] as const
}
