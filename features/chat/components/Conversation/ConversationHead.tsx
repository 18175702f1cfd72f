import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import type { ConversationHead_channel$key } from './__generated__/ConversationHead_channel.graphql.ts'
import { BackToChannels } from './BackToChannels.tsx'
import { emblem, head, names } from './Conversation.css.ts'

/** Which channel this is, and on a phone the way back. */
export function ConversationHead(props: { channel: ConversationHead_channel$key }) {
  const {
    name,
    topic,
    emblem: picture,
  } = useFragment(
    graphql`
      fragment ConversationHead_channel on Channel @throwOnFieldError {
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
    <header className={head}>
      <BackToChannels />
      <div className={emblem}>
        <Image image={picture} ratio={1} isDecorative />
      </div>
      <div className={names}>
        <Heading level={1} size="medium" isClamped tabIndex={-1}>
          {name}
        </Heading>
        <Text size="caption" tone="muted" lines={1}>
          {topic}
        </Text>
      </div>
    </header>
  )
}
