/**
 * For the `ref` of a part of the page in which what has the focus may go, as a button does that has served. The
 * nearest thing around it that still stands takes the focus then, by its heading where it has one: a screen reader tells
 * where one is, and Tab goes on from there instead of from the top of the page.
 */
export function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  let path: HTMLElement[] = []
  const follow = ({ target }: FocusEvent) => {
    path = []
    for (let at = target as HTMLElement; part.contains(at); at = at.parentElement!) path.push(at)
  }
  const observer = new MutationObserver(() => {
    const isLost = path[0]?.isConnected === false && document.activeElement === document.body
    if (!isLost) return
    const around = path.find((each) => part.contains(each)) ?? part
    const place = around.querySelector<HTMLElement>('h1, h2, h3') ?? around
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  })
  part.addEventListener('focusin', follow)
  observer.observe(part, { childList: true, subtree: true })
  return () => {
    part.removeEventListener('focusin', follow)
    observer.disconnect()
  }
}
