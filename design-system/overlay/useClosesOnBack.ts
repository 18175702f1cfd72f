import { useEffect, useRef } from 'react'
import { createOverlayHistory } from './overlayHistory.ts'

let enter: ReturnType<typeof createOverlayHistory> | undefined

/**
 * While `isOpen`, Back calls `close` instead of leaving the page: for all that stands over a page and is closed by
 * Escape. What was opened last closes first.
 */
export function useClosesOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (isOpen) return closesOnBack(() => latest.current())
    return undefined
  }, [isOpen])
}

/** As `useClosesOnBack`, for what is no component: from now on, until the returned function is called. */
export function closesOnBack(close: () => void): () => void {
  enter ??= createOverlayHistory(window)
  return enter(close)
}
