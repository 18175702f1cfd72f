import type { ShownError } from '#features/errors/index.ts'

/** A message on its way: shown at once, until the gateway's own takes its place. */
export type Outgoing = {
  /** The message's own id, under which it is sent: a retry is the same message, never a second one. */
  id: string
  text: string
  /** What it answers. */
  replyTo?: { id: string; text: string; authorName: string }
  /** Why it failed; absent while it is under way. */
  error?: ShownError
}

export type OutboxEvent =
  | { type: 'message.sent'; message: Outgoing }
  | { type: 'message.retried'; id: string }
  | { type: 'message.discarded'; id: string }
  | { type: 'message.acknowledged'; id: string }
  | { type: 'message.failed'; id: string; error: ShownError }

/** What a channel's outbox holds after an event. */
export function reduceOutbox(
  outgoing: readonly Outgoing[],
  event: OutboxEvent,
): readonly Outgoing[] {
  const change = (id: string, error: ShownError | undefined) =>
    outgoing.map((message) => (message.id === id ? { ...message, error } : message))
  switch (event.type) {
    case 'message.sent':
      return [...outgoing, event.message]
    case 'message.retried':
      return change(event.id, undefined)
    case 'message.failed':
      return change(event.id, event.error)
    case 'message.discarded':
    case 'message.acknowledged':
      return outgoing.filter(({ id }) => id !== event.id)
  }
}

/**
 * What of the outbox is still to be shown: the stream may bring an own message before its sending is
 * answered, or although that was said to have failed, and then it stands in the list already.
 */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  messages: readonly { id: string }[],
): Outgoing[] {
  const arrived = new Set(messages.map(({ id }) => id))
  return outgoing.filter(({ id }) => !arrived.has(id))
}
