import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ConversationFrame_channel$key } from './__generated__/ConversationFrame_channel.graphql.ts'
import { ConversationHead } from './ConversationHead.tsx'
import { conversation, face } from './Conversation.css.ts'

type ConversationFrameProps = { channel: ConversationFrame_channel$key; children: ReactNode }

/** A channel whose messages are not there: which one it is stands all the same. */
export function ConversationFrame({ children, ...props }: ConversationFrameProps) {
  const channel = useFragment(
    graphql`
      fragment ConversationFrame_channel on Channel @throwOnFieldError {
        name
        ...ConversationHead_channel
      }
    `,
    props.channel,
  )
  return (
    <section className={conversation} aria-label={channel.name}>
      <ConversationHead channel={channel} />
      <div className={face}>{children}</div>
    </section>
  )
}
