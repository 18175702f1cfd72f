import type { ReactNode } from 'react'
import { BackToChannels } from './BackToChannels.tsx'
import { conversation, face, head } from './Conversation.css.ts'

type ConversationFrameProps = {
  /** Which channel it is, as far as that is known. */
  names?: ReactNode
  children: ReactNode
}

/** Where a conversation would be, and on a phone the way back from it. */
export function ConversationFrame({ names, children }: ConversationFrameProps) {
  return (
    <div className={conversation}>
      <div className={head}>
        <BackToChannels />
        {names}
      </div>
      <div className={face}>{children}</div>
    </div>
  )
}
