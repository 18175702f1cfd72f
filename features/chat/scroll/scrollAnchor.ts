/** How far from the end still counts as the end, in CSS pixels. */
const nearBottom = 24

/** Where a reader is: at the end, or with a message at a distance from the top edge. */
export type ScrollPosition = { seq: string; top: number } | 'bottom'

export type ScrollAnchor = {
  place: () => ScrollPosition
  goTo: (place: ScrollPosition) => void
  stop: () => void
}

/**
 * Holds a reader's place in a list that grows at both ends. The scroller lays out from its end
 * (`column-reverse`): `scrollTop` is 0 at the newest message and negative above it, so what is loaded
 * above moves nothing, and a reader at the end follows along. Everything else that changes the layout
 * (messages at the end, a taller composer, a keyboard) is corrected before it is painted, by the
 * distance that the first visible message has moved.
 */
export function keepScroll(
  scroller: HTMLElement,
  content: HTMLElement,
  onBottomChange: (isAtBottom: boolean) => void,
): ScrollAnchor {
  let isAtBottom = true
  let anchor: { element: HTMLElement; at: number } | undefined
  let place: ScrollPosition = 'bottom'

  const topOf = (element: HTMLElement) =>
    element.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  /** Where it is in the content: the same wherever the reader scrolls. */
  const positionOf = (element: HTMLElement) => topOf(element) + scroller.scrollTop

  function look(): void {
    const wasAtBottom = isAtBottom
    isAtBottom = scroller.scrollTop > -nearBottom
    const element = isAtBottom ? undefined : firstVisible()
    anchor = element && { element, at: positionOf(element) }
    place = element ? { seq: element.dataset.seq!, top: topOf(element) } : 'bottom'
    if (wasAtBottom !== isAtBottom) onBottomChange(isAtBottom)
  }

  function firstVisible(): HTMLElement | undefined {
    const messages = content.querySelectorAll<HTMLElement>('[data-seq]')
    let [low, high] = [0, messages.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (messages[middle]!.getBoundingClientRect().bottom > scroller.getBoundingClientRect().top)
        high = middle
      else low = middle + 1
    }
    return messages[low]
  }

  function settle(): void {
    if (isAtBottom) scroller.scrollTop = 0
    else if (anchor?.element.isConnected) {
      const moved = positionOf(anchor.element) - anchor.at
      if (Math.abs(moved) >= 0.5) scroller.scrollTop += moved
    }
  }

  const observer = new ResizeObserver(settle)
  observer.observe(content)
  observer.observe(scroller)
  scroller.addEventListener('scroll', look, { passive: true })
  return {
    place: () => place,
    goTo(wanted) {
      if (wanted === 'bottom') scroller.scrollTop = 0
      else {
        const element = content.querySelector<HTMLElement>(`[data-seq="${wanted.seq}"]`)
        if (element) scroller.scrollTop += topOf(element) - wanted.top
      }
      look()
    },
    stop() {
      observer.disconnect()
      scroller.removeEventListener('scroll', look)
    },
  }
}
