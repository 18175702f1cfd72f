import { expect, it } from 'vitest'
import { newsFirst } from './newsFirst.ts'

const room = (id: string, lastSeq: number, lastReadSeq: number | null, sentAt?: string) => ({
  id,
  lastSeq,
  newestMessage: sentAt === undefined ? null : { sentAt: `2026-11-20T${sentAt}:00Z` },
  viewerReadState: lastReadSeq === null ? null : { lastReadSeq, unreadHidden: 0 },
})

it('begins with what was not read, the latest first, and ends with what is quiet', () => {
  const rooms = [
    room('quiet', 0, 0),
    room('read', 9, 9, '12:00'),
    room('unread long ago', 5, 4, '01:00'),
    room('read before', 9, 9, '11:00'),
    room('unread now', 5, 1, '02:00'),
    room('not joined', 7, null, '11:30'),
  ]
  expect(newsFirst(rooms).map(({ id }) => id)).toEqual([
    'unread now',
    'unread long ago',
    'read',
    'not joined',
    'read before',
    'quiet',
  ])
})
