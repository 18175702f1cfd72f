import { useLayoutEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { keepScroll, type ScrollPosition, type ScrollAnchor } from './scrollAnchor.ts'

const places = new WeakMap<IEnvironment, Map<string, ScrollPosition>>()

function placesOf(environment: IEnvironment): Map<string, ScrollPosition> {
  const known = places.get(environment) ?? new Map<string, ScrollPosition>()
  places.set(environment, known)
  return known
}

/** Keeps the reader's place in a channel while it is open, and for when they come back to it. */
export function useScrollAnchor(channelId: string) {
  const environment = useRelayEnvironment()
  const scrollerRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const anchorRef = useRef<ScrollAnchor>(null)
  const [isAtBottom, setIsAtBottom] = useState(
    () => (placesOf(environment).get(channelId) ?? 'bottom') === 'bottom',
  )

  useLayoutEffect(() => {
    const anchor = keepScroll(scrollerRef.current!, contentRef.current!, setIsAtBottom)
    const known = placesOf(environment)
    anchorRef.current = anchor
    anchor.goTo(known.get(channelId) ?? 'bottom')
    return () => {
      known.set(channelId, anchor.place())
      anchor.stop()
    }
  }, [environment, channelId])

  return {
    scrollerRef,
    contentRef,
    isAtBottom,
    place: (): ScrollPosition => anchorRef.current?.place() ?? 'bottom',
    goTo: (place: ScrollPosition) => anchorRef.current?.goTo(place),
  }
}
