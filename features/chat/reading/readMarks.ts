/** How long marks are gathered before the gateway is told. Milliseconds. */
const gathering = 1500

/** Whoever closes the tab right after reading has read: there is no later. */
const leaving = ['visibilitychange', 'pagehide'] as const

/** How far a fan has read, by channel, gathered so that a stream of messages is one call. */
export type ReadMarks = { note: (channelId: string, seq: number) => void }

/** Marks are sent after a while, or as soon as the page is left, the newest of each channel once. */
export function createReadMarks(send: (channelId: string, seq: number) => void): ReadMarks {
  const marks = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    for (const event of leaving) removeEventListener(event, flush)
    const noted = [...marks]
    marks.clear()
    for (const [channelId, seq] of noted) send(channelId, seq)
  }
  return {
    note(channelId, seq) {
      const isWaiting = marks.size > 0
      marks.set(channelId, seq)
      if (isWaiting) return
      timer = setTimeout(flush, gathering)
      for (const event of leaving) addEventListener(event, flush)
    },
  }
}
