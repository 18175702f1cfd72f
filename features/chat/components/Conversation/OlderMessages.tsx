import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import type { LoadMoreFn } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Picture } from '#design-system/picture/Picture.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import type { ConversationOlderQuery } from './__generated__/ConversationOlderQuery.graphql.ts'
import type { OlderMessages_channel$key } from './__generated__/OlderMessages_channel.graphql.ts'
import { older, olderFailed, olderRow, start, startEmblem } from './Conversation.css.ts'
import { pageSize } from '../../pageSize.ts'

/** How long before the top edge the next page is asked for, in CSS pixels. */
const lookAhead = 900

type OlderMessagesProps = {
  channel: OlderMessages_channel$key
  scrollerRef: RefObject<HTMLElement | null>
  loadedCount: number
  hasOlder: boolean
  isLoading: boolean
  onLoad: LoadMoreFn<ConversationOlderQuery>
}

/** Above the oldest loaded message: what loads the next page as the reader comes near, or the beginning. */
export function OlderMessages({
  channel,
  scrollerRef,
  loadedCount,
  hasOlder,
  isLoading,
  onLoad,
}: OlderMessagesProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = () => {
    setHasFailed(false)
    onLoad(pageSize, { onComplete: (error) => setHasFailed(error !== null) })
  }
  const loadWhenNear = useEffectEvent(() => {
    if (!hasFailed && !isLoading) load()
  })
  useEffect(() => {
    if (!hasOlder || isLoading || !ref.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && loadWhenNear(),
      {
        root: scrollerRef.current,
        rootMargin: `${lookAhead}px 0px 0px`,
      },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [hasOlder, isLoading, loadedCount, scrollerRef])

  if (!hasOlder) return <ConversationStart channel={channel} isEmpty={loadedCount === 0} />
  return (
    <div ref={ref} className={older}>
      {hasFailed ? (
        <div className={olderFailed} role="alert">
          <Text size="small" tone="muted">
            <FormattedMessage id="chat.older.failed" />
          </Text>
          <Button size="small" emphasis="soft" icon="retry" onClick={load}>
            <FormattedMessage id="chat.older.retry" />
          </Button>
        </div>
      ) : (
        <>
          <VisuallyHidden>
            <FormattedMessage id="chat.older.loading" />
          </VisuallyHidden>
          {[72, 48, 60].map((width) => (
            <div key={width} className={olderRow}>
              <Skeleton width={40} height={40} radius="full" />
              <Skeleton width={`${width}%`} height={56} radius="card" />
            </div>
          ))}
        </>
      )}
    </div>
  )
}

/** The first message is loaded: nothing is above it. */
function ConversationStart({
  isEmpty,
  ...props
}: {
  channel: OlderMessages_channel$key
  isEmpty: boolean
}) {
  const { name, topic, emblem } = useFragment(
    graphql`
      fragment OlderMessages_channel on Channel @throwOnFieldError {
        name
        topic
        emblem {
          url
          width
          height
          dominantColor
        }
      }
    `,
    props.channel,
  )
  return (
    <div className={start}>
      <div className={startEmblem}>
        <Picture
          src={emblem.url}
          width={emblem.width}
          height={emblem.height}
          dominantColor={emblem.dominantColor}
          ratio={1}
          alt=""
        />
      </div>
      <Heading level={2} size="medium">
        <FormattedMessage id="chat.start.title" values={{ channel: name }} />
      </Heading>
      <Text size="small" tone="muted">
        {isEmpty ? <FormattedMessage id="chat.empty.body" /> : topic}
      </Text>
    </div>
  )
}
