import { unreadOf } from '#rules/unread.ts'

type Read = {
  lastSeq: number
  viewerReadState: { lastReadSeq: number; unreadHidden: number } | null | undefined
}

/** What was unread: from which number, and how many; undefined where nothing was. */
export function unreadFrom({ lastSeq, viewerReadState }: Read) {
  const count = unreadOf(lastSeq, viewerReadState)
  return viewerReadState && count > 0 ? { from: viewerReadState.lastReadSeq + 1, count } : undefined
}
