import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { ScrollPosition } from './scrollAnchor.ts'

type Jumping = {
  scrollerRef: RefObject<HTMLElement | null>
  place: () => ScrollPosition
  goTo: (place: ScrollPosition) => void
  /** The oldest that is loaded. */
  oldestSeq: number
  canLoadOlder: boolean
  onLoadOlder: () => void
}

/** How far under the top edge a message comes to stand that was jumped to. CSS pixels. */
const landing = 96

/** Leads to a message, loading what lies between, and back to where the reader was. */
export function useJump({ scrollerRef, place, goTo, ...list }: Jumping) {
  const [target, setTarget] = useState(() => seqOfHash())
  const [from, setFrom] = useState<ScrollPosition>()
  const { oldestSeq, canLoadOlder, onLoadOlder } = list
  const isLoaded = target !== undefined && oldestSeq <= target

  const goOn = useEffectEvent(() => {
    if (target === undefined) return
    if (!isLoaded) {
      if (canLoadOlder) onLoadOlder()
      return
    }
    setTarget(undefined)
    goTo({ seq: String(target), top: landing })
    const element = scrollerRef.current?.querySelector<HTMLElement>(`[data-seq="${target}"]`)
    element?.focus({ preventScroll: true })
    element?.animate({ opacity: [0.3, 1] }, 800)
  })
  useEffect(() => {
    if (target !== undefined) goOn()
  }, [target, isLoaded, canLoadOlder])

  return {
    to: (seq: number) => {
      setFrom(place())
      setTarget(seq)
    },
    canReturn: from !== undefined,
    back: () => {
      if (from !== undefined) goTo(from)
      setFrom(undefined)
    },
  }
}

/** The message that the address names. */
function seqOfHash(): number | undefined {
  const [, seq] =
    typeof location === 'undefined' ? [] : (/^#message-(\d{1,9})$/.exec(location.hash) ?? [])
  return seq === undefined ? undefined : Number(seq)
}
