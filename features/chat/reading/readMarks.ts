import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'

/** How long marks are gathered before the gateway is told. Milliseconds. */
const gathering = 1500

/** Whoever closes the tab right after reading has read: there is no later. */
const leaving = ['visibilitychange', 'pagehide'] as const

/** How far a fan has read, by channel, gathered so that a stream of messages is one call. */
export type ReadMarks = {
  note: (channelId: string, seq: number) => void
  /** What an earlier page noted and the gateway has not acknowledged, by channel. */
  unsent: () => ReadonlyMap<string, number>
}

/**
 * Marks are sent after a while, or as soon as the page is left, the newest of each channel once. Each is kept in this
 * browser until the gateway has it: a page that is left before its sign-in is known can send nothing.
 * `send` resolves once a mark is acknowledged.
 */
export function createReadMarks(
  viewerId: string,
  send: (channelId: string, seq: number) => Promise<unknown>,
): ReadMarks {
  const prefix = privateKey('reads', viewerId, '')
  // What was set aside and brought back stands in lines.
  const kept = (channelId: string) =>
    Math.max(...(privateTexts.read(prefix + channelId) ?? '0').split('\n').map(Number))
  const marks = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    for (const event of leaving) removeEventListener(event, flush)
    const noted = [...marks]
    marks.clear()
    for (const [channelId, seq] of noted)
      send(channelId, seq).then(
        () => kept(channelId) <= seq && privateTexts.write(prefix + channelId, null),
        // It stays, for the next page.
        () => undefined,
      )
  }
  return {
    note(channelId, seq) {
      const isWaiting = marks.size > 0
      marks.set(channelId, Math.max(seq, kept(channelId)))
      privateTexts.write(prefix + channelId, String(marks.get(channelId)))
      if (isWaiting) return
      timer = setTimeout(flush, gathering)
      for (const event of leaving) addEventListener(event, flush)
    },
    unsent: () =>
      new Map(
        privateTexts.keys(prefix).map((key) => {
          const channelId = key.slice(prefix.length)
          return [channelId, kept(channelId)]
        }),
      ),
  }
}
