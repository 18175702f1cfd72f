import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { EventStream } from './eventStream.ts'

const reservationMs = 60_000
const streamsAUser = 5
/** Streams written to before others get a turn. */
export const writesAtOnce = 512
/** The last word of a stream that a newer one of the same fan replaced: its browser stays away until it is looked at. */
const replaced = 'replaced'
/** The last word of a stream whose fan is kept out from now on: its browser shows them why. */
const blocked = 'blocked'

export type Registry = ReturnType<typeof createRegistry>

/** The streams of this process, by token. A token begins with the process's name, for proxies. */
export function createRegistry(processName: string, now: () => Date) {
  const streams = new Map<string, EventStream>()
  /** Each fan's, oldest first. */
  const byUser = new Map<string, Set<EventStream>>()
  let dropped = 0

  const isExpired = (stream: EventStream) =>
    !stream.isOpen && now().getTime() - stream.reservedAt >= reservationMs
  const of = (userId: string) => [...(byUser.get(userId) ?? [])]
  const sweep = () => {
    for (const stream of streams.values()) if (isExpired(stream)) stream.end('let go')
  }

  return {
    /** Reserves a stream. A fan's sixth ends their oldest. */
    reserve(userId: string): EventStream {
      const own = of(userId)
      for (const oldest of own.slice(0, Math.max(0, own.length - streamsAUser + 1)))
        oldest.end('let go', replaced)
      const token = `${processName}.${randomBytes(24).toString('base64url')}`
      const stream = new EventStream(token, userId, now().getTime(), (end) => {
        streams.delete(token)
        const rest = byUser.get(userId)
        rest?.delete(stream)
        if (rest?.size === 0) byUser.delete(userId)
        if (end === 'resync') dropped += 1
      })
      streams.set(token, stream)
      byUser.set(userId, (byUser.get(userId) ?? new Set()).add(stream))
      return stream
    },
    /** Whether another process, or an earlier life of this one, gave this token. */
    isElsewhere: (token: string) => token.includes('.') && !token.startsWith(`${processName}.`),
    /** The stream with this token where it is this fan's and its reservation still holds. */
    find(token: string, userId: string): EventStream | undefined {
      const stream = streams.get(token)
      if (!stream || stream.userId !== userId) return undefined
      if (!isExpired(stream)) return stream
      stream.end('let go')
      return undefined
    },
    endUser(userId: string, { isBlocked }: { isBlocked: boolean }): void {
      for (const stream of of(userId)) stream.end('let go', isBlocked ? blocked : undefined)
    },
    /** Whose streams there are. */
    users: () => [...byUser.keys()],
    endAll(): void {
      for (const stream of streams.values()) stream.end('let go')
    },
    /** A comment to each open stream, so that proxies keep it and a dead one is noticed. */
    async ping(): Promise<void> {
      sweep()
      let written = 0
      for (const stream of [...streams.values()].filter(({ isOpen }) => isOpen)) {
        stream.write(':\n\n')
        written += 1
        if (written % writesAtOnce === 0) await setImmediate()
      }
    },
    stats() {
      const open = [...streams.values()].filter(({ isOpen }) => isOpen).length
      return { streams: open, reserved: streams.size - open, dropped }
    },
  }
}
