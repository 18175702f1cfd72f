import { describe, expect, it } from 'vitest'
import { arrangeMessages, type Arrangeable } from './arrangeMessages.ts'

const message = (seq: number, sentAt: string, authorId = 'hana'): Arrangeable => ({
  id: `message_${seq}`,
  seq,
  sentAt,
  authorId,
})

const outline = (messages: Arrangeable[], unreadFrom?: number) =>
  arrangeMessages(messages, unreadFrom).map((row) =>
    row.kind === 'folded'
      ? `${row.fold} ${row.rows.map(({ message }) => message.seq).join(',')}`
      : row.kind === 'withheld'
        ? `${row.count} from ${row.seq}`
        : row.kind === 'message'
          ? `${row.message.seq}${row.isHead ? ' head' : ''}${row.showsTime ? ' time' : ''}`
          : row.kind,
  )

describe('arrangeMessages', () => {
  it('names an author once for what they say in a row, and the minute once', () => {
    const rows = outline([
      message(1, '2026-11-20T03:00:05.000Z'),
      message(2, '2026-11-20T03:00:40.000Z'),
      message(3, '2026-11-20T03:02:00.000Z'),
    ])
    expect(rows).toEqual(['day', '1 head', '2 time', '3 time'])
  })

  it('names them again after another has spoken, and after five minutes', () => {
    const rows = outline([
      message(1, '2026-11-20T03:00:00.000Z'),
      message(2, '2026-11-20T03:00:10.000Z', 'riku'),
      message(3, '2026-11-20T03:00:20.000Z'),
      message(4, '2026-11-20T03:05:21.000Z'),
    ])
    expect(rows).toEqual(['day', '1 head time', '2 head time', '3 head time', '4 head time'])
  })

  it('makes one line of what is folded in a row, and names who speaks after it', () => {
    const fold = 'MUTED' as const
    const rows = outline([
      message(1, '2026-11-20T03:00:00.000Z'),
      { ...message(2, '2026-11-20T03:00:10.000Z', 'riku'), fold },
      { ...message(3, '2026-11-20T03:00:20.000Z', 'mio'), fold },
      { ...message(4, '2026-11-20T03:00:30.000Z'), fold: 'WORD' as const },
      message(5, '2026-11-20T03:00:40.000Z'),
    ])
    expect(rows).toEqual(['day', '1 head time', 'MUTED 2,3', 'WORD 4', '5 head time'])
  })

  it('makes lines of up to ten of what is for those who have joined, and names who speaks after it', () => {
    const withheld = Array.from({ length: 12 }, (_, at) => ({
      ...message(2 + at, `2026-11-20T03:00:${10 + at}.000Z`),
      authorId: undefined,
      isWithheld: true,
    }))
    const ofOneWhoLeft = { ...message(14, '2026-11-20T03:00:30.000Z'), authorId: undefined }
    const rows = outline([message(1, '2026-11-20T03:00:00.000Z'), ...withheld, ofOneWhoLeft])
    expect(rows).toEqual(['day', '1 head time', '10 from 2', '2 from 12', '14 head time'])
  })

  it('draws a day’s line at midnight in Tokyo, not in London', () => {
    const rows = outline([
      message(1, '2026-11-20T14:59:59.000Z'),
      message(2, '2026-11-20T15:00:00.000Z'),
      message(3, '2026-11-21T00:00:00.000Z'),
    ])
    expect(rows).toEqual(['day', '1 head time', 'day', '2 head time', '3 head time'])
  })

  it('draws the unread line before the first unread message, and names its author again', () => {
    const messages = [
      message(4, '2026-11-20T03:00:00.000Z'),
      message(5, '2026-11-20T03:00:01.000Z'),
    ]
    expect(outline(messages, 5)).toEqual(['day', '4 head time', 'unread', '5 head time'])
  })

  it('draws no unread line while what was read is not loaded', () => {
    expect(outline([message(9, '2026-11-20T03:00:00.000Z')], 5)).toEqual(['day', '9 head time'])
  })

  it('groups what those wrote who have left', () => {
    const gone = (seq: number) => ({
      ...message(seq, '2026-11-20T03:00:00.000Z'),
      authorId: undefined,
    })
    expect(arrangeMessages([gone(1), gone(2)], undefined)).toHaveLength(3)
  })
})
