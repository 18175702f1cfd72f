import type { Fold } from '#features/mute/index.ts'
import { tokyoDay } from '#platform/time/useTokyoTime.ts'

/** What arranging needs to know of a message. */
export type Arrangeable = {
  id: string
  seq: number
  sentAt: string
  authorId: string | undefined
  /** Why the reader keeps it off their screen. */
  fold?: Fold
}

export type Row<Message> =
  | { kind: 'day'; key: string; sentAt: string }
  | { kind: 'unread'; key: string }
  /** What stands together and is folded for the same reason. */
  | { kind: 'folded'; key: string; fold: Fold; rows: MessageRow<Message>[] }
  | MessageRow<Message>

type MessageRow<Message> = {
  kind: 'message'
  key: string
  message: Message
  /** Begins a group: shows who speaks. */
  isHead: boolean
  /** The last of its author's in its minute: says when. */
  showsTime: boolean
}

/** A pause after which the same author is named again. Milliseconds. */
const pause = 5 * 60 * 1000

/**
 * Lays messages (ascending) out as a conversation: a line where a day begins in Tokyo and where the unread
 * begin; one head for what an author says in a row; one time for what they say within a minute; one line for what is
 * folded in a row.
 */
export function arrangeMessages<Message extends Arrangeable>(
  messages: readonly Message[],
  unreadFrom: number | undefined,
): Row<Message>[] {
  const rows: Row<Message>[] = []
  messages.forEach((message, index) => {
    const before = messages[index - 1]
    const after = messages[index + 1]
    const isNewDay = !before || tokyoDay(before.sentAt) !== tokyoDay(message.sentAt)
    const isFirstUnread =
      unreadFrom !== undefined &&
      message.seq >= unreadFrom &&
      before !== undefined &&
      before.seq < unreadFrom
    const beginsGroup = (earlier: Message, later: Message) =>
      earlier.authorId !== later.authorId ||
      earlier.fold !== later.fold ||
      Date.parse(later.sentAt) - Date.parse(earlier.sentAt) > pause ||
      later.seq === unreadFrom
    if (isNewDay)
      rows.push({ kind: 'day', key: `day-${tokyoDay(message.sentAt)}`, sentAt: message.sentAt })
    if (isFirstUnread) rows.push({ kind: 'unread', key: 'unread' })
    const row: MessageRow<Message> = {
      kind: 'message',
      key: message.id,
      message,
      isHead: isNewDay || beginsGroup(before, message),
      showsTime: !after || beginsGroup(message, after) || minuteOf(message) !== minuteOf(after),
    }
    const { fold } = message
    const last = rows.at(-1)
    if (fold === undefined) rows.push(row)
    else if (last?.kind === 'folded' && last.fold === fold) last.rows.push(row)
    else rows.push({ kind: 'folded', key: `folded-${message.id}`, fold, rows: [row] })
  })
  return rows
}

const minuteOf = ({ sentAt }: Arrangeable) => sentAt.slice(0, 16)
