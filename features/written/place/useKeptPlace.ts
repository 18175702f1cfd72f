import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { MorePages } from '#platform/relay/usePages.ts'
import { keepPlace, placeIn, readPlace, type Place } from './keptPlace.ts'

/** Who is as far as this is not brought back by a reload. */
const mostPages = 15

/**
 * Keeps which post or topic of a list the reader has before them, and brings them back to it over Back and a reload, page by page where it
 * is not there yet. Whoever scrolls meanwhile is left alone.
 */
export function useKeptPlace(
  ref: RefObject<HTMLElement | null>,
  { ids, next }: { ids: readonly string[]; next: MorePages },
): void {
  const location = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const key = `place:${location.pathname}:`
  const wanted = useRef<{ place: Place; pagesLeft: number }>(undefined)
  const { key: entry, pathname } = location
  useEffect(() => {
    const name = key + entry
    const place = isReturn ? readPlace(name) : undefined
    wanted.current = place && { place, pagesLeft: mostPages }
    const letGo = () => (wanted.current = undefined)
    const ways = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
    for (const way of ways) window.addEventListener(way, letGo, { passive: true })
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      timer = undefined
      if (!wanted.current && ref.current) keepPlace(name, placeIn(ref.current))
    }
    const keepSoon = () => (timer ??= setTimeout(keep, 150))
    window.addEventListener('scroll', keepSoon, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      for (const way of ways) window.removeEventListener(way, letGo)
      window.removeEventListener('scroll', keepSoon)
      window.removeEventListener('pagehide', keep)
    }
  }, [ref, key, entry, pathname, isReturn])
  const { hasMore, isLoading, onLoad, pageSize } = next
  useEffect(() => {
    const target = wanted.current
    if (!target || isLoading) return
    const { place } = target
    if (ids.includes(place.id)) {
      wanted.current = undefined
      const element = ref.current?.querySelector(`[data-written="${place.id}"]`)
      // After the router has set the place that it knows, which a shorter list cut off.
      const put = () =>
        element && window.scrollBy(0, element.getBoundingClientRect().top - place.top)
      put()
      const frame = requestAnimationFrame(put)
      return () => cancelAnimationFrame(frame)
    }
    if (!hasMore || target.pagesLeft === 0) wanted.current = undefined
    else {
      target.pagesLeft -= 1
      onLoad(pageSize, { onComplete: (fault) => fault && (wanted.current = undefined) })
    }
    return undefined
  }, [ref, ids, hasMore, isLoading, onLoad, pageSize])
}
