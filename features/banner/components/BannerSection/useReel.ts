import { useCallback, useEffect, useRef, useState } from 'react'

/** How long a banner stays where they turn by themselves. */
const stayMs = 6_000

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Where a row that scrolls stands, and how to move it. It turns by itself only once someone has asked for it, and
 * stops as soon as they take hold of it, it has the focus, or nobody looks.
 */
export function useReel(count: number) {
  const ref = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [ends, setEnds] = useState({ isFirst: true, isLast: count <= 1 })
  const [isTurning, setTurning] = useState(false)

  const look = useCallback(() => {
    const reel = ref.current
    if (!reel) return
    const stops = [...reel.children] as HTMLElement[]
    const from = stops[0]?.offsetLeft ?? 0
    const gaps = stops.map((stop) => Math.abs(stop.offsetLeft - from - reel.scrollLeft))
    const left = reel.scrollWidth - reel.clientWidth - reel.scrollLeft
    const isLast = left <= 2
    setEnds({ isFirst: reel.scrollLeft <= 2, isLast })
    setAt(isLast && reel.scrollLeft > 2 ? count - 1 : gaps.indexOf(Math.min(...gaps)))
  }, [count])

  const turnTo = useCallback((next: number) => {
    const reel = ref.current
    const stop = reel?.children[next] as HTMLElement | undefined
    const first = reel?.children[0] as HTMLElement | undefined
    if (!reel || !stop || !first) return
    reel.scrollTo({
      left: stop.offsetLeft - first.offsetLeft,
      behavior: isStill() ? 'instant' : 'smooth',
    })
  }, [])

  useEffect(() => {
    const reel = ref.current
    if (!reel) return
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(reel)
    reel.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      reel.removeEventListener('scroll', look)
    }
  }, [look])

  useEffect(() => {
    const reel = ref.current
    if (!reel || !isTurning) return
    const stop = () => setTurning(false)
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') turnTo(ends.isLast ? 0 : at + 1)
    }, stayMs)
    const holds = ['pointerdown', 'wheel', 'focusin'] as const
    for (const hold of holds) reel.addEventListener(hold, stop, { passive: true })
    document.addEventListener('visibilitychange', stop)
    return () => {
      clearTimeout(timer)
      for (const hold of holds) reel.removeEventListener(hold, stop)
      document.removeEventListener('visibilitychange', stop)
    }
  }, [at, ends.isLast, isTurning, turnTo])

  const isWhole = ends.isFirst && ends.isLast
  return { ref, at, ...ends, isWhole, isTurning, setTurning, turnTo }
}
