import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { ErrorWords } from '../ErrorWords/ErrorWords.tsx'

type LoadMoreProps = {
  /** What `usePaginationFragment` says: `hasNext` and `isLoadingNext`, or the same of what is before. */
  hasMore: boolean
  isLoading: boolean
  /** Its `loadNext` or `loadPrevious`. */
  onLoad: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown
  pageSize: number
  /** The next page's layout without data. */
  skeleton: ReactNode
  /** Loads by itself as the reader comes near, in place of a button. */
  ahead?: {
    /** What scrolls; the window unless told. */
    scrollerRef?: RefObject<HTMLElement | null>
    /** How long before it is seen, in CSS pixels. */
    distance: number
  }
}

/** What came of the last page that was asked for, and how many answers there were. */
type Answer = { error: Error | null; count: number }

/**
 * At the end of a list that goes on: a button for the next page, or nothing where the page comes by itself; its
 * skeleton while it is on its way; what went wrong, with a way to try again. The list above stays as it is.
 */
export function LoadMore(props: LoadMoreProps) {
  const { hasMore, isLoading, onLoad, pageSize, skeleton, ahead } = props
  const intl = useIntl()
  const ref = useRef<HTMLDivElement>(null)
  const [{ error, count }, setAnswer] = useState<Answer>({ error: null, count: 0 })
  const load = () => {
    setAnswer({ error: null, count })
    onLoad(pageSize, {
      onComplete: (fault) => setAnswer((last) => ({ error: fault, count: last.count + 1 })),
    })
  }
  const loadNear = () => {
    if (!error) load()
  }
  // A page may be too short to bring the reader away from its end: each answer is looked at anew.
  useNearness(ref, hasMore && !isLoading ? ahead : undefined, count, loadNear)
  if (!hasMore) return null
  const isComing = isLoading || (ahead !== undefined && !error)
  return (
    <div ref={ref}>
      <Stack gap={3}>
        {isComing && skeleton}
        {isComing && ahead && (
          <VisuallyHidden>
            <FormattedMessage id="errors.more.loading" />
          </VisuallyHidden>
        )}
        {error && <ErrorWords error={error} onRetry={load} />}
        {!error && !ahead && (
          <Inline gap={3} justify="center">
            <Button
              tone="neutral"
              emphasis="outline"
              isBusy={isLoading}
              busyLabel={intl.formatMessage({ id: 'errors.more.loading' })}
              onClick={load}
            >
              <FormattedMessage id="errors.more.load" />
            </Button>
          </Inline>
        )}
      </Stack>
    </div>
  )
}

/** Tells when an element comes near what is seen, and for each `turn` where it is near already. */
function useNearness(
  ref: RefObject<HTMLElement | null>,
  ahead: LoadMoreProps['ahead'],
  turn: number,
  onNear: () => void,
): void {
  const { scrollerRef, distance } = ahead ?? {}
  const reportNear = useEffectEvent(onNear)
  useEffect(() => {
    if (distance === undefined || !ref.current) return
    const observer = new IntersectionObserver(
      // Where the page was busy, what was and what is come together: the last is how it stands.
      (entries) => entries.at(-1)?.isIntersecting && reportNear(),
      {
        root: scrollerRef?.current,
        rootMargin: `${distance}px 0px`,
      },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, scrollerRef, distance, turn])
}
