import type { ShownError } from '#features/errors/index.ts'

/** A message on its way: shown at once, until the gateway's own takes its place. */
export type Outgoing = {
  /** The idempotency key: a retry is the same message, never a second one. */
  key: string
  text: string
  /** ISO 8601, by this browser's clock; the gateway's replaces it. */
  createdAt: string
  /** The newest `seq` that was loaded when it was sent: its own will be above. */
  afterSeq: number
  /** Why it failed; absent while it is under way. */
  error?: ShownError
}

export type OutboxState = {
  outgoing: readonly Outgoing[]
  /** Ids of messages that the gateway acknowledged to this browser. */
  acknowledged: ReadonlySet<string>
}

export type OutboxEvent =
  | { type: 'message.sent'; message: Outgoing }
  | { type: 'message.retried'; key: string }
  | { type: 'message.discarded'; key: string }
  | { type: 'message.acknowledged'; key: string; id: string }
  | { type: 'message.failed'; key: string; error: ShownError }

export const emptyOutbox: OutboxState = { outgoing: [], acknowledged: new Set() }

/** What a channel's outbox holds after an event. */
export function reduceOutbox(state: OutboxState, event: OutboxEvent): OutboxState {
  const change = (key: string, error: ShownError | undefined) =>
    state.outgoing.map((message) => (message.key === key ? { ...message, error } : message))
  const without = (key: string) => state.outgoing.filter((message) => message.key !== key)
  switch (event.type) {
    case 'message.sent':
      return { ...state, outgoing: [...state.outgoing, event.message] }
    case 'message.retried':
      return { ...state, outgoing: change(event.key, undefined) }
    case 'message.failed':
      return { ...state, outgoing: change(event.key, event.error) }
    case 'message.discarded':
      return { ...state, outgoing: without(event.key) }
    case 'message.acknowledged':
      return {
        outgoing: without(event.key),
        acknowledged: new Set(state.acknowledged).add(event.id),
      }
  }
}

type Arrived = { id: string; seq: number; text: string; authorId: string | undefined }

/**
 * What of the outbox is still to be shown: the stream may bring an own message before its sending is
 * answered, and then it stands in the list already. Each arrived message stands for one outgoing one.
 */
export function stillOutgoing(
  state: OutboxState,
  messages: readonly Arrived[],
  viewerId: string | undefined,
): Outgoing[] {
  const free = new Set(
    messages.filter(({ id, authorId }) => authorId === viewerId && !state.acknowledged.has(id)),
  )
  return state.outgoing.filter((outgoing) => {
    const own = [...free].find(({ seq, text }) => seq > outgoing.afterSeq && text === outgoing.text)
    if (own) free.delete(own)
    return !own
  })
}
