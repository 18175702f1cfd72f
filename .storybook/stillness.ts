import { setInteractionModality } from 'react-aria-components'

/** Noon in Tokyo on the day that every story plays, where it names no other. */
export const storyNoon = '2026-11-20T12:00:00+09:00'

/**
 * Stops the clock at an ISO instant: `new Date()` and `Date.now()` say it for ever, while
 * timers go on. Returns what lets it run again.
 */
export function stopClock(instant: string): () => void {
  const RunningDate = globalThis.Date
  const stopped = new RunningDate(instant).getTime()
  globalThis.Date = new Proxy(RunningDate, {
    construct: (target, given) =>
      given.length === 0 ? new target(stopped) : Reflect.construct(target, given),
    apply: () => new RunningDate(stopped).toString(),
    get: (target, key) => (key === 'now' ? () => stopped : Reflect.get(target, key)),
  })
  return () => {
    globalThis.Date = RunningDate
  }
}

/** Makes chance the same in each run: a sequence per seed, so that two stories never share ids. */
export function seedChance(seed: string): () => void {
  const { random } = Math
  const randomUUID = crypto.randomUUID.bind(crypto)
  const next = sequence(seed)
  Math.random = next
  crypto.randomUUID = () => uuid(next)
  return () => {
    Math.random = random
    crypto.randomUUID = randomUUID
  }
}

/** Mulberry32 over a string's FNV-1a hash: numbers from 0 to 1. */
function sequence(seed: string): () => number {
  let state = [...seed].reduce(
    (hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16777619),
    2166136261,
  )
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function uuid(next: () => number): ReturnType<typeof crypto.randomUUID> {
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
}

/** Forgets what earlier stories kept in the browser; Storybook's own notes stay. */
export function forgetKept(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
  for (const storage of [localStorage, sessionStorage]) {
    const kept = Object.keys(storage).filter((key) => !/storybook|vitest/i.test(key))
    kept.forEach((key) => storage.removeItem(key))
  }
}

/** Forgets how the last story was used: a ring is drawn around what is focused by keyboard only. */
export function forgetFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  setInteractionModality('pointer')
}
