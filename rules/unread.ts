/** How many of a channel's messages a viewer has still to read: those that are something to open. 0 for who reads none. */
export function unreadOf(
  lastSeq: number,
  read: { readonly lastReadSeq: number; readonly unreadHidden: number } | null | undefined,
): number {
  return read ? Math.max(0, lastSeq - read.lastReadSeq - read.unreadHidden) : 0
}
