import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

type Options = {
  count: number
  /** The page that is seen first, from 0. */
  start: number
  /** They stand beside each other; otherwise below. */
  isTurning: boolean
}

/**
 * Turns pages that stand beside each other from right to left (by the arrow keys, by name, and by a hand that swipes
 * them), or follows whoever scrolls down through them. Tells which is seen, from 0; it stays the same where one changes
 * how one reads.
 */
export function usePages({ count, start, isTurning }: Options) {
  const ref = useRef<HTMLOListElement>(null)
  const [at, setAt] = useState(start)
  const seen = useRef(start)
  useEffect(() => {
    seen.current = at
  }, [at])
  useLayoutEffect(() => {
    if (ref.current && seen.current > 0) show(ref.current, seen.current, isTurning)
  }, [isTurning])
  useEffect(() => {
    const shelf = ref.current
    if (!shelf) return undefined
    return isTurning ? followTurns(shelf, setAt) : followScroll(shelf, setAt)
  }, [isTurning])
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
  /** Opens at a page, without turning. */
  const openAt = (page: number) => {
    if (!ref.current || !(page > 0 && page < count)) return
    setAt(page)
    show(ref.current, page, isTurning)
  }
  return { ref, at, turnTo, openAt, onKeyDown }
}

function show(shelf: HTMLElement, page: number, isTurning: boolean): void {
  if (isTurning) shelf.scrollTo({ left: -page * shelf.clientWidth, behavior: 'instant' })
  else shelf.children[page]?.scrollIntoView({ behavior: 'instant' })
}

type Follow = (shelf: HTMLElement, see: (page: number) => void) => () => void

const followTurns: Follow = (shelf, see) => {
  const look = () => {
    const { scrollLeft, clientWidth } = shelf
    if (clientWidth > 0) see(Math.round(Math.abs(scrollLeft) / clientWidth))
  }
  shelf.addEventListener('scroll', look, { passive: true })
  return () => shelf.removeEventListener('scroll', look)
}

/** The page that crosses the middle of the window is the one that is read. */
const followScroll: Follow = (shelf, see) => {
  const pages = [...shelf.children]
  const observer = new IntersectionObserver(
    (entries) => {
      const crossing = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (crossing) see(pages.indexOf(crossing.target))
    },
    { rootMargin: '-50% 0px' },
  )
  for (const page of pages) observer.observe(page)
  return () => observer.disconnect()
}
