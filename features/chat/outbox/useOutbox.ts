import { useEffect, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { typeid } from 'typeid-js'
import { outboxOf, type OutboxState } from './delivering.ts'
import { useSession } from '#platform/session/session.ts'
import type { Outgoing, Writer } from './outgoing.ts'

const empty: OutboxState = { messages: [], isHeld: false }

/** The viewer's messages under way in a channel, whether they wait, and how to send, send again and take back. */
export function useOutbox(writer: Writer, channelId: string) {
  const outbox = outboxOf(useRelayEnvironment(), writer, channelId)
  const { status } = useSession()
  const { messages, isHeld } = useSyncExternalStore(outbox.subscribe, outbox.read, () => empty)
  // Until it is known who is here, nothing goes out.
  useEffect(() => (status === 'loggedIn' ? outbox.open() : undefined), [outbox, status])
  return {
    outgoing: messages,
    isHeld,
    send: (said: Pick<Outgoing, 'text' | 'sticker' | 'replyTo'>) =>
      outbox.put({ id: typeid('message').toString(), ...said }),
    retry: (message: Outgoing) => outbox.put({ ...message, error: undefined }),
    discard: ({ id }: Outgoing) => outbox.remove(id),
  }
}
