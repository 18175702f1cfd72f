import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MorePages } from '#platform/relay/usePages.ts'

/** So many pages come by themselves for one that was asked for: whoever keeps nearly all away looks on by themselves. */
const mostAlone = 10

/** How many there are, and how many of them are shown. */
type Filling = { loaded: number; shown: number }

const none: MorePages = {
  hasMore: false,
  isLoading: false,
  onLoad: () => ({ dispose() {} }),
  pageSize: 0,
}

/** Whether a page is to be filled up: less than half of it is left of what was asked for, as it is kept away. */
export const isShort = (
  { loaded, shown }: Filling,
  { from, pageSize }: { from: number; pageSize: number },
) => loaded > shown && shown - from < pageSize / 2

/** Fills the pages of a list up by those that follow, where most of what they hold is folded. */
export function useFilledPages(next: MorePages = none, filling: Filling): void {
  const { hasMore, isLoading, onLoad, pageSize } = next
  const isAlone = useRef(false)
  // What was shown when the reader asked for the last page, and how many have come by themselves since.
  const [asked, setAsked] = useState({ from: 0, alone: 0, hasFailed: false })
  const { from, alone, hasFailed } = asked
  const begun = useEffectEvent(() => {
    if (!isAlone.current) setAsked({ from: filling.shown, alone: 0, hasFailed: false })
  })
  useEffect(() => {
    if (isLoading) begun()
  }, [isLoading])
  const fills =
    hasMore && !isLoading && !hasFailed && alone < mostAlone && isShort(filling, { from, pageSize })
  const fill = useEffectEvent(() => {
    isAlone.current = true
    setAsked({ ...asked, alone: alone + 1 })
    onLoad(pageSize, {
      onComplete: (fault) => {
        isAlone.current = false
        if (fault) setAsked((before) => ({ ...before, hasFailed: true }))
      },
    })
  })
  useEffect(() => {
    if (fills) fill()
  }, [fills])
}
