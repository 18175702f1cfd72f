import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

/**
 * Turns pages that stand beside each other from right to left: by the arrow keys, by name, and by a hand that swipes
 * them. Tells which is seen, from 0.
 */
export function useTurning(count: number) {
  const ref = useRef<HTMLOListElement>(null)
  const [at, setAt] = useState(0)
  useEffect(() => {
    const shelf = ref.current
    if (!shelf) return undefined
    const look = () => {
      const { scrollLeft, clientWidth } = shelf
      if (clientWidth > 0) setAt(Math.round(Math.abs(scrollLeft) / clientWidth))
    }
    shelf.addEventListener('scroll', look, { passive: true })
    return () => shelf.removeEventListener('scroll', look)
  }, [])
  const turnTo = (page: number) => {
    const shelf = ref.current
    if (!shelf || page < 0 || page >= count) return
    setAt(page)
    shelf.scrollTo({ left: -page * shelf.clientWidth })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const pages = new Map([
      ['ArrowLeft', at + 1],
      ['ArrowRight', at - 1],
      ['Home', 0],
      ['End', count - 1],
    ])
    const page = pages.get(event.key)
    if (page === undefined) return
    event.preventDefault()
    turnTo(page)
  }
  return { ref, at, turnTo, onKeyDown }
}
