import { waitFor } from 'storybook/test'

type PageWide = Window | Document | HTMLElement

/** Who listens since the story began, to what is told to the whole page. */
const listeners = new Map<PageWide, Map<string, Set<unknown>>>()
const pageWide = [window, document, document.documentElement, document.body]
for (const target of pageWide) noteListeners(target)

function noteListeners(target: PageWide): void {
  const add = target.addEventListener.bind(target) as EventTarget['addEventListener']
  const remove = target.removeEventListener.bind(target) as EventTarget['removeEventListener']
  const noted: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = {
    addEventListener(type, listener, options) {
      add(type, listener, options)
      const { signal, once } = typeof options === 'object' ? options : {}
      if (!listener || signal?.aborted) return
      listenersTo(target, type).add(listener)
      const forget = () => listenersTo(target, type).delete(listener)
      signal?.addEventListener('abort', forget)
      if (once) add(type, forget, { once })
    },
    removeEventListener(type, listener, options) {
      remove(type, listener, options)
      listenersTo(target, type).delete(listener)
    },
  }
  Object.assign(target, noted)
}

function listenersTo(target: PageWide, type: string): Set<unknown> {
  const types = listeners.get(target) ?? new Map<string, Set<unknown>>()
  listeners.set(target, types)
  const those = types.get(type) ?? new Set()
  types.set(type, those)
  return those
}

/** Forgets who listened before the story: none of them is what its play means. */
export function forgetListeners(): void {
  listeners.clear()
}

/**
 * Dispatches to the window, the document or its body what a play has happen there, once something of the story
 * listens. What is drawn does not listen yet: its effects run later, and an event that nobody hears is lost.
 * @throws Error where nothing ever listens.
 */
export async function tell(target: PageWide, event: Event): Promise<void> {
  const way = event.bubbles ? [target, ...pageWide] : [target]
  await waitFor(() => {
    if (way.some((heard) => listenersTo(heard, event.type).size > 0)) return
    throw new Error(`Nothing listens for “${event.type}” yet.`)
  })
  target.dispatchEvent(event)
}

/** Dispatches at once, whether anything listens or not: for a story of what comes too early. */
export function tellTooEarly(target: PageWide, event: Event): void {
  target.dispatchEvent(event)
}
