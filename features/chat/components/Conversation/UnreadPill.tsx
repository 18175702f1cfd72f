import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import type { ScrollPosition } from '../../scroll/scrollAnchor.ts'
import { pillTop } from './Conversation.css.ts'

type UnreadPillProps = {
  unread: { from: number; count: number }
  /** What is loaded, from the oldest to the newest. */
  oldestSeq: number
  newestSeq: number
  scrollerRef: RefObject<HTMLElement | null>
  canLoadOlder: boolean
  onLoadOlder: () => void
  onGoTo: (place: ScrollPosition) => void
}

/** How far under the top edge the first unread message comes to stand, below its line. CSS pixels. */
const landing = 96

/** The way up to the first unread message, until its line was seen. */
export function UnreadPill({
  unread,
  oldestSeq,
  newestSeq,
  scrollerRef,
  canLoadOlder,
  onLoadOlder,
  onGoTo,
}: UnreadPillProps) {
  const intl = useIntl()
  const [line, setLine] = useState<'unknown' | 'outOfSight' | 'seen'>('unknown')
  const [isJumping, setIsJumping] = useState(false)
  // After a gap the line's own message comes a moment later than the room.
  const isAwaited = newestSeq < unread.from
  const isLoaded = oldestSeq <= unread.from && !isAwaited

  useEffect(() => {
    if (isAwaited) return
    const element = scrollerRef.current?.querySelector(`[data-seq="${unread.from}"]`)
    if (!element) return setLine('outOfSight')
    const observer = new IntersectionObserver(
      // More than one where the page was busy.
      (entries) =>
        setLine((known) =>
          known === 'seen' || entries.some(({ isIntersecting }) => isIntersecting)
            ? 'seen'
            : 'outOfSight',
        ),
      { root: scrollerRef.current },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [scrollerRef, unread.from, isLoaded, isAwaited])

  const goOn = useEffectEvent(() => {
    if (!isLoaded) {
      if (canLoadOlder) onLoadOlder()
      return
    }
    onGoTo({ seq: String(unread.from), top: landing })
    setIsJumping(false)
    setLine('seen')
  })
  useEffect(() => {
    if (isJumping) goOn()
  }, [isJumping, isLoaded, canLoadOlder])

  if (line !== 'outOfSight') return null
  return (
    <div className={pillTop}>
      <Button
        size="small"
        emphasis="soft"
        isBusy={isJumping}
        busyLabel={intl.formatMessage({ id: 'chat.older.loading' })}
        onClick={() => setIsJumping(true)}
      >
        <FormattedMessage id="chat.unread.jump" values={{ count: unread.count }} />
      </Button>
    </div>
  )
}
