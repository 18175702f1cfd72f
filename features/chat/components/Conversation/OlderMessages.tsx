import type { RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import { FormattedMessage, useIntl } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { LoadMore } from '#features/errors/index.ts'
import type { MorePages } from '#platform/relay/usePages.ts'
import { roomName } from '../../direct/roomName.ts'
import { MessagesSkeleton } from './MessagesSkeleton.tsx'
import { RoomFace } from './RoomFace.tsx'
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
  const intl = useIntl()
  const channel = useFragment(
    graphql`
      fragment OlderMessages_channel on Channel @throwOnFieldError {
        name
        topic
        emblem {
          ...Image_image
        }
        direct {
          partner {
            displayName
            ...UserAvatar_user
          }
        }
      }
    `,
    props.channel,
  )
  const { emblem, topic, direct } = channel
  const name = roomName(channel, intl)
  const beginning = direct ? <FormattedMessage id="chat.direct.start" /> : topic
  return (
    <div className={start}>
      {direct ? (
        <RoomFace partner={direct.partner} name={name} size={96} />
      ) : (
        <div className={startEmblem}>
          <Image image={emblem} ratio={1} isDecorative />
        </div>
      )}
      <Heading level={2} size="medium">
        {direct ? name : <FormattedMessage id="chat.start.title" values={{ channel: name }} />}
      </Heading>
      <Text size="small" tone="muted">
        {isEmpty && !direct ? <FormattedMessage id="chat.empty.body" /> : beginning}
      </Text>
    </div>
  )
}
