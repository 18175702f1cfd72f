import { useEffect, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { typeid } from 'typeid-js'
import { outboxOf, type OutboxState } from './delivering.ts'
import { useSession } from '#platform/session/session.ts'
import type { Outgoing, Writer } from './outgoing.ts'

const empty: OutboxState = { messages: [], isHeld: false }

/** The viewer's messages under way in a channel, whether they wait, and how to send, send again and take back. */
export function useOutbox(writer: Writer, channelId: string) {
  const environment = useRelayEnvironment()
  const { status, callGateway } = useSession()
  const outbox = outboxOf({ environment, callGateway }, writer, channelId)
  const { messages, isHeld, upload } = useSyncExternalStore(
    outbox.subscribe,
    outbox.read,
    () => empty,
  )
  // Until it is known who is here, nothing goes out.
  useEffect(() => (status === 'loggedIn' ? outbox.open() : undefined), [outbox, status])
  return {
    outgoing: messages,
    isHeld,
    /** How far the picture is that is on its way. */
    upload,
    send: (said: Pick<Outgoing, 'text' | 'mentions' | 'sticker' | 'pictures' | 'replyTo'>) =>
      outbox.put({ id: typeid('message').toString(), ...said }),
    retry: (message: Outgoing) =>
      outbox.put({ ...message, error: undefined, pictureProblem: undefined }),
    discard: ({ id }: Outgoing) => outbox.remove(id),
    takeBack: ({ id }: Outgoing) => outbox.takeBack(id),
  }
}
