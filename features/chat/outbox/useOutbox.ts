import { useEffect, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { typeid } from 'typeid-js'
import { outboxOf, type OutboxState } from './delivering.ts'
import type { Outgoing } from './outgoing.ts'

const empty: OutboxState = { messages: [], isHeld: false }

/** A channel's messages under way, whether they wait, and how to send, send again and take back. */
export function useOutbox(tenantId: string, channelId: string) {
  const outbox = outboxOf(useRelayEnvironment(), tenantId, channelId)
  const { messages, isHeld } = useSyncExternalStore(outbox.subscribe, outbox.read, () => empty)
  useEffect(() => outbox.open(), [outbox])
  return {
    outgoing: messages,
    isHeld,
    send: (text: string, replyTo?: Outgoing['replyTo']) =>
      outbox.put({ id: typeid('message').toString(), text, replyTo }),
    retry: (message: Outgoing) => outbox.put({ ...message, error: undefined }),
    discard: ({ id }: Outgoing) => outbox.remove(id),
  }
}
