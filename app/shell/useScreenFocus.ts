import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to the new page's heading, or to its `main`, when the address changes: a screen reader
 * then says where one is, and Tab goes on from there. Not on the first load, and not where the screen has
 * taken the focus itself.
 */
export function useScreenFocus(): void {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const main = document.getElementById('main')
    if (!main || isTypedIn(document.activeElement)) return
    const heading = main.querySelector('h1')
    // A heading takes focus only where it is told that it may.
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    const place = heading ?? main
    place.focus({ preventScroll: true })
  }, [pathname])
}

/** A field of the new screen, or of an overlay. */
function isTypedIn(element: Element | null): boolean {
  return element !== null && element.matches('input, textarea, select, [role="dialog"] *')
}
