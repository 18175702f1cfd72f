import type { RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { LoadMore } from '#features/errors/index.ts'
import type { MorePages } from '#platform/relay/usePages.ts'
import { MessagesSkeleton } from './MessagesSkeleton.tsx'
import type { ConversationOlderQuery } from './__generated__/ConversationOlderQuery.graphql.ts'
import type { OlderMessages_channel$key } from './__generated__/OlderMessages_channel.graphql.ts'
import { older, start, startEmblem } from './Conversation.css.ts'

/** How long before the top edge the next page is asked for, in CSS pixels. */
const lookAhead = 900

type OlderMessagesProps = {
  channel: OlderMessages_channel$key
  scrollerRef: RefObject<HTMLElement | null>
  /** Nobody has written yet. */
  isEmpty: boolean
  older: MorePages<ConversationOlderQuery>
}

/** Above the oldest loaded message: what loads the next page as the reader comes near, or the beginning. */
export function OlderMessages({ channel, scrollerRef, isEmpty, older: pages }: OlderMessagesProps) {
  if (!pages.hasMore) return <ConversationStart channel={channel} isEmpty={isEmpty} />
  return (
    <div className={older}>
      <LoadMore
        {...pages}
        ahead={{ scrollerRef, distance: lookAhead }}
        skeleton={<MessagesSkeleton />}
      />
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
          ...Image_image
        }
      }
    `,
    props.channel,
  )
  return (
    <div className={start}>
      <div className={startEmblem}>
        <Image image={emblem} ratio={1} isDecorative />
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
