import type { Fold } from '#features/mute/index.ts'
import { tokyoDay } from '#platform/time/useTokyoTime.ts'

/** What arranging needs to know of a message. */
export type Arrangeable = {
  id: string
  seq: number
  sentAt: string
  authorId: string | undefined
  /** It is for those who have joined, and the reader has not: it holds nothing. */
  isWithheld?: boolean
  /** Why the reader keeps it off their screen. */
  fold?: Fold
}

export type Row<Message> =
  | { kind: 'day'; key: string; sentAt: string }
  | { kind: 'unread'; key: string }
  /** What stands together and is folded for the same reason. */
  | { kind: 'folded'; key: string; fold: Fold; rows: MessageRow<Message>[] }
  /** What stands together and is for those who have joined. */
  | { kind: 'withheld'; key: string; seq: number; count: number }
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

/** So many that are withheld make one line: a page of them is as high as the list needs to load no page after page. */
const mostInLine = 10

/** A pause after which the same author is named again. Milliseconds. */
const pause = 5 * 60 * 1000

/**
 * Lays messages (ascending) out as a conversation: a line where a day begins in Tokyo and where the unread
 * begin; one head for what an author says in a row; one time for what they say within a minute; one line for what is
 * folded in a row, or for others.
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
      earlier.isWithheld !== later.isWithheld ||
      Date.parse(later.sentAt) - Date.parse(earlier.sentAt) > pause ||
      later.seq === unreadFrom
    if (isNewDay)
      rows.push({ kind: 'day', key: `day-${tokyoDay(message.sentAt)}`, sentAt: message.sentAt })
    if (isFirstUnread) rows.push({ kind: 'unread', key: 'unread' })
    if (message.isWithheld) {
      const line = rows.at(-1)
      if (line?.kind === 'withheld' && line.count < mostInLine) line.count += 1
      else
        rows.push({ kind: 'withheld', key: `withheld-${message.id}`, seq: message.seq, count: 1 })
      return
    }
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
