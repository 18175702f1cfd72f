import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import type { MorePages } from '#platform/relay/usePages.ts'

type ResumeButtonProps = {
  /** The line of the last visit stands in the list already. */
  isThere: boolean
  next: MorePages
}

/** So many pages are looked through: whoever was away longer begins with what is new. */
const mostPages = 15

/** Leads to where the reader stopped on their last visit, also where that is pages away. */
export function ResumeButton({ isThere, next }: ResumeButtonProps) {
  const intl = useIntl()
  const [pagesLeft, setPagesLeft] = useState<number>()
  const isSeeking = pagesLeft !== undefined
  const { hasMore, isLoading, onLoad, pageSize } = next
  useEffect(() => {
    if (pagesLeft === undefined || isLoading) return
    if (isThere || !hasMore || pagesLeft === 0) {
      const target = document.querySelector<HTMLElement>('[data-line]')
      target?.scrollIntoView({ block: 'start' })
      target?.focus({ preventScroll: true })
      setPagesLeft(undefined)
      return
    }
    onLoad(pageSize, {
      onComplete: (fault) => setPagesLeft((left) => (fault ? undefined : left && left - 1)),
    })
  }, [pagesLeft, isThere, hasMore, isLoading, onLoad, pageSize])
  return (
    <Inline gap={2} justify="center">
      <Button
        size="small"
        tone="neutral"
        emphasis="quiet"
        icon="arrowDown"
        isBusy={isSeeking}
        busyLabel={intl.formatMessage({ id: 'timeline.resume.busy' })}
        onClick={() => setPagesLeft(mostPages)}
      >
        <FormattedMessage id="timeline.resume" />
      </Button>
    </Inline>
  )
}
