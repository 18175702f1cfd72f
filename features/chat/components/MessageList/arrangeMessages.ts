import { tokyoDay } from '#platform/time/useTokyoTime.ts'

/** What arranging needs to know of a message. */
export type Arrangeable = { id: string; seq: number; sentAt: string; authorId: string | undefined }

export type Row<Message> =
  | { kind: 'day'; key: string; sentAt: string }
  | { kind: 'unread'; key: string }
  | {
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
 * begin; one head for what an author says in a row; one time for what they say within a minute.
 */
export function arrangeMessages<Message extends Arrangeable>(
  messages: readonly Message[],
  unreadFrom: number | undefined,
): Row<Message>[] {
  return messages.flatMap((message, index) => {
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
      Date.parse(later.sentAt) - Date.parse(earlier.sentAt) > pause ||
      later.seq === unreadFrom
    const rows: Row<Message>[] = []
    if (isNewDay)
      rows.push({ kind: 'day', key: `day-${tokyoDay(message.sentAt)}`, sentAt: message.sentAt })
    if (isFirstUnread) rows.push({ kind: 'unread', key: 'unread' })
    rows.push({
      kind: 'message',
      key: message.id,
      message,
      isHead: isNewDay || beginsGroup(before, message),
      showsTime: !after || beginsGroup(message, after) || minuteOf(message) !== minuteOf(after),
    })
    return rows
  })
}

const minuteOf = ({ sentAt }: Arrangeable) => sentAt.slice(0, 16)
