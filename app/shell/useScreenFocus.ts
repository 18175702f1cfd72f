import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to the new page's heading, or to its `main`, when the address changes: a screen reader
 * then says where one is, and Tab goes on from there. Not on the first load, and not where the screen has
 * taken the focus itself. It moves as the screen appears: while a view transition runs, other effects wait for
 * its end, and by then the fan may already be somewhere.
 */
export function useScreenFocus(): void {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useLayoutEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const main = document.getElementById('main')
    if (!main || isTypedIn(document.activeElement)) return
    let place = focusTop(main)
    // The heading of a screen that waits for its data goes when those come, and takes the focus with it; or it comes
    // with them, where nothing stood for it before. Whoever has moved on by then stays where they are.
    const followed = new MutationObserver(() => {
      const focused = document.activeElement
      const isLost = !place.isConnected && focused === document.body
      const isLate = place === main && focused === main && main.querySelector('h1') !== null
      if (isLost || isLate) place = focusTop(main)
    })
    followed.observe(main, { childList: true, subtree: true })
    return () => followed.disconnect()
  }, [pathname])
}

/** Focuses a screen's heading, or its `main` where it has none, and answers which. */
function focusTop(main: HTMLElement): HTMLElement {
  const heading = main.querySelector('h1')
  // A heading takes focus only where it is told that it may.
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  const place = heading ?? main
  place.focus({ preventScroll: true })
  return place
}

/** A field of the new screen, or of an overlay. */
function isTypedIn(element: Element | null): boolean {
  return element !== null && element.matches('input, textarea, select, [role="dialog"] *')
}
