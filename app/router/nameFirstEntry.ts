/**
 * Gives the history's entry that a document begins with a key of its own, which outlives a reload and is there again
 * when one comes Back. The router calls each document's first entry `default`: places would be kept under one name for
 * all of them. It takes the key from here.
 */
export function nameFirstEntry(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: crypto.randomUUID() }, '')
}
