/** A post or a topic, and how far below the window's upper edge it stands, in CSS pixels. */
export type Place = { id: string; top: number }

/** The first of a list that is seen; undefined at the list's top, where nothing is to be kept. */
export function placeIn(list: HTMLElement): Place | undefined {
  if (list.getBoundingClientRect().top >= 0) return undefined
  for (const element of list.querySelectorAll<HTMLElement>('[data-written]')) {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom > 0) return { id: element.dataset['written'] ?? '', top }
  }
  return undefined
}

/** Keeps a place in this tab under a name, or forgets it. */
export function keepPlace(name: string, place: Place | undefined): void {
  try {
    if (place) sessionStorage.setItem(name, JSON.stringify(place))
    else sessionStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

/** What was kept under a name; undefined where there is nothing, or nothing of ours. */
export function readPlace(name: string): Place | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    const { id, top } = (kept ?? {}) as Partial<Record<keyof Place, unknown>>
    // An id is letters, digits and an underscore: it goes into a selector.
    return typeof id === 'string' && /^\w+$/.test(id) && typeof top === 'number'
      ? { id, top }
      : undefined
  } catch {
    return undefined
  }
}
