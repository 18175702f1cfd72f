import type { ShownError } from '#features/errors/index.ts'
import type { ChosenPicture, PictureProblem } from '#features/picture/index.ts'
import type { DraftMention } from '#features/mention/index.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'

/** A sticker, with all that shows it. */
export type SentSticker = {
  id: string
  /** What it says. */
  name: string
  picture: { url: string; width: number; height: number }
}

/** A message on its way: shown at once, until the gateway's own takes its place. */
export type Outgoing = {
  /** The message's own id, under which it is sent: a retry is the same message, never a second one. */
  id: string
  text: string
  /** Sent in place of words. */
  sticker?: SentSticker
  /** Whom its text mentions, and where. */
  mentions?: readonly DraftMention[]
  /** What goes with it, in this order. */
  pictures?: readonly ChosenPicture[]
  /** What it answers. */
  replyTo?: { id: string }
  /** Why it will not go by itself; absent while it is under way. */
  error?: ShownError
  /** Its pictures went up a second time, since the gateway had them no more. */
  isSentUpAgain?: boolean
  /** Which of its pictures is not taken, and why. */
  pictureProblem?: { id: string; code: PictureProblem }
}

/** Whether a message waits for its writer to do something. */
export const isStopped = ({ error, pictureProblem }: Outgoing): boolean =>
  error !== undefined || pictureProblem !== undefined

/** What a fan wrote in a channel and the gateway has not acknowledged, in the order of writing. */
export type OutgoingStore = {
  read: () => readonly Outgoing[]
  put: (message: Outgoing) => void
  remove: (id: string) => void
}

const outboxes = (...parts: readonly string[]) => privateKey('outbox', ...parts, '')

/** Whose it is: what one fan wrote never goes out as another's. */
export type Writer = { tenantId: string; userId: string }

/** The channels where something of a fan's waits in this browser. */
export function channelsWaiting({ tenantId, userId }: Writer): string[] {
  const prefix = outboxes(tenantId, userId)
  const keys = privateTexts.keys(prefix)
  return [...new Set(keys.map((key) => key.slice(prefix.length).split(':')[0]!))]
}

/**
 * A fan's messages under way in a channel, as all tabs of this browser see them: each under a key of its own, so that no
 * tab writes over another's. They outlive page and tab, and go with the fan.
 */
export function createOutgoingStore(
  { tenantId, userId }: Writer,
  channelId: string,
): OutgoingStore {
  const prefix = outboxes(tenantId, userId, channelId)
  // What was thrown may be another matter after a reload: then it is tried again.
  const faults = new Map<string, Error>()
  let last: { texts: string; messages: readonly Outgoing[] } = { texts: '', messages: [] }
  return {
    read() {
      // An id begins with the time of writing.
      const kept = privateTexts.keys(prefix).toSorted()
      const texts = kept.map((key) => privateTexts.read(key) ?? 'null')
      const faulty = kept.filter((key) => faults.has(key))
      const all = [...texts, ...faulty].join('\n')
      if (all !== last.texts)
        last = {
          texts: all,
          messages: kept.flatMap((key, at) => {
            const message = parse(texts[at]!)
            const error = faults.get(key)
            return message ? [error ? { ...message, error } : message] : []
          }),
        }
      return last.messages
    },
    put({ error, ...message }) {
      const key = prefix + message.id
      if (error instanceof Error) faults.set(key, error)
      else faults.delete(key)
      const refusal = error instanceof Error ? undefined : error
      privateTexts.write(key, JSON.stringify({ ...message, error: refusal }))
    },
    remove(id) {
      faults.delete(prefix + id)
      privateTexts.write(prefix + id, null)
    },
  }
}

function parse(text: string): Outgoing | null {
  try {
    return JSON.parse(text) as Outgoing | null
  } catch {
    return null
  }
}

/**
 * What of the outbox is still to be shown: the stream may bring an own message before its sending is
 * answered, and then it stands in the list already.
 */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  messages: readonly { id: string }[],
): Outgoing[] {
  const arrived = new Set(messages.map(({ id }) => id))
  return outgoing.filter(({ id }) => !arrived.has(id))
}
