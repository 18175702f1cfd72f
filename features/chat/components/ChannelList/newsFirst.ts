import { unreadOf } from '#rules/unread.ts'

type Room = {
  readonly lastSeq: number
  readonly newestMessage?: { readonly sentAt: string } | null
  readonly viewerReadState?: { readonly lastReadSeq: number; readonly unreadHidden: number } | null
}

/** Rooms with what was not read before the others, each by when somebody spoke last; where nobody did, as they came. */
export function newsFirst<Of extends Room>(rooms: readonly Of[]): Of[] {
  return rooms.toSorted(
    (a, b) => Number(hasNews(b)) - Number(hasNews(a)) || spokenAt(b) - spokenAt(a),
  )
}

const hasNews = ({ lastSeq, viewerReadState }: Room) => unreadOf(lastSeq, viewerReadState) > 0
const spokenAt = ({ newestMessage }: Room) => (newestMessage ? Date.parse(newestMessage.sentAt) : 0)
