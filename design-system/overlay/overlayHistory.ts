/** A part of `history.state`: how many overlays were open over this page when the entry was made; none is 0. */
interface EntryState {
  /** The router's name of the page's entry. What opens over a page keeps it. */
  key?: string
  overlays?: number
}

/** Where the session history stands. */
interface Entry {
  key: string | undefined
  depth: number
  /** The page whose overlay's entry this one replaced: its own entry is still below, for the same step. */
  below?: string | undefined
}

/** What this needs of a window: tests bring a history of their own. */
export interface HistoryWindow {
  history: Pick<History, 'state' | 'pushState' | 'go'>
  addEventListener: (
    type: 'popstate',
    hear: (event: Pick<Event, 'stopImmediatePropagation'>) => void,
    options: { capture: true },
  ) => void
  /** Missing in older browsers: there, Back over several pages at once may go one page too far. */
  navigation?: {
    addEventListener: (
      type: 'currententrychange',
      hear: (event: { navigationType: string | null }) => void,
    ) => void
  }
  setTimeout: (act: () => void) => unknown
}

/**
 * Makes each open overlay (sheet, dialog, menu) a step of the session history, so that Back closes the topmost one
 * rather than leaving the page.
 *
 * An overlay that closes in another way leaves its entry where it is: `history.back()` answers late, and a link
 * followed meanwhile would be undone by it. The entry is used again by the next overlay, and passed over by the next
 * Back. The router hears only of traversals between pages.
 */
export function createOverlayHistory(window: HistoryWindow) {
  const { history } = window
  const open: { close: () => void }[] = []
  let here = readEntry(history.state)
  /** Whether a traversal to a page is under way that its router is to hear of. */
  let isArriving = false

  window.addEventListener('popstate', onPopState, { capture: true })
  window.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'traverse') return
    const before = here
    here = readEntry(history.state)
    const isReplaced = navigationType === 'replace' && here.key !== before.key
    if (isReplaced && before.depth > 0 && here.depth === 0) here.below = before.key
    else if (navigationType === 'replace') here.below = before.below
  })

  function onPopState(event: Pick<Event, 'stopImmediatePropagation'>): void {
    const from = here
    here = readEntry(history.state)
    if (isArriving) {
      isArriving = false
      return
    }
    // Back at the entry that was left unheard, by a link, where there is no Navigation API: also from another page.
    if (here.key !== from.key || here.depth === from.depth) {
      // Below what has replaced an overlay's entry lies the page that it was opened over: not a step by itself.
      if (from.below !== undefined && from.below === here.key) passOver(event, here.depth + 1)
      else if (here.depth > 0) {
        isArriving = true
        passOver(event, here.depth)
      }
      return
    }
    // Forward to what was closed shows nothing: Back passes over it.
    if (here.depth > from.depth) return event.stopImmediatePropagation()
    const left = open.length - 1
    if (left < 0) passOver(event, here.depth + 1)
    else if (here.depth > left) passOver(event, here.depth - left)
    else {
      event.stopImmediatePropagation()
      closeDownTo(here.depth)
    }
  }

  function passOver(event: Pick<Event, 'stopImmediatePropagation'>, steps: number): void {
    event.stopImmediatePropagation()
    history.go(-steps)
  }

  function closeDownTo(depth: number): void {
    for (const overlay of open.slice(depth).toReversed()) overlay.close()
    // One that refuses, because it is sending something, still stands over the page.
    window.setTimeout(makeRoom)
  }

  function makeRoom(): void {
    here = { ...readEntry(history.state), below: here.below }
    if (here.depth >= open.length) return
    history.pushState({ ...history.state, overlays: open.length }, '')
    here = { ...here, depth: open.length }
  }

  /** An overlay stands open. Its `close` is called by Back. Returns what to call once it is closed, however it was. */
  return function enter(close: () => void): () => void {
    const overlay = { close }
    open.push(overlay)
    makeRoom()
    return () => {
      open.splice(open.indexOf(overlay), 1)
    }
  }
}

function readEntry(state: unknown): Entry {
  const { key, overlays = 0 } = (state ?? {}) as EntryState
  return { key, depth: overlays }
}
