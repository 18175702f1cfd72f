import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useQuote } from '../components/Message/useQuote.ts'
import type { useQuote_message$key } from '../components/Message/__generated__/useQuote_message.graphql.ts'
import type { Message } from '../components/MessageMenu/menuTarget.ts'
import type { Writing } from '../components/WritingAbout/WritingAbout.tsx'
import { useAnswered, useAnsweredId } from './useAnswered.ts'

type Listed = { id: string; key: useQuote_message$key }

/**
 * What is written about in a channel. A message that is changed is so on this page alone; what the draft answers is kept
 * with it. Both are shown as they are by now, also where they are gone.
 */
export function useWriting(tenantId: string, channelId: string, messages: readonly Listed[]) {
  const intl = useIntl()
  const [edited, setEdited] = useState<Message>()
  const [answeredId, keepAnswered] = useAnsweredId(tenantId, channelId)
  const id = edited?.id ?? answeredId
  const message = useAnswered(id, messages.find((each) => each.id === id)?.key)
  const quote = useQuote(message ?? null)
  const gone = message === null ? intl.formatMessage({ id: 'chat.deleted' }) : ''
  const writing: Writing | undefined =
    id === undefined
      ? undefined
      : {
          id,
          kind: edited ? 'edit' : 'reply',
          quote: quote?.words ?? gone,
          authorName: quote?.authorName,
          ...(edited && {
            said: { text: edited.text, mentions: edited.mentioned, sentAt: edited.sentAt },
          }),
        }
  return {
    writing,
    answeredId,
    answer: (answered: { id: string }) => {
      setEdited(undefined)
      keepAnswered(answered.id)
    },
    edit: setEdited,
    /** The change of that message is made or given up; where there is none, the answer. Another goes on. */
    stop: (messageId: string) => {
      if (edited) setEdited((now) => (now?.id === messageId ? undefined : now))
      else keepAnswered(null)
    },
    /** The draft is sent. */
    sent: () => keepAnswered(null),
  }
}
