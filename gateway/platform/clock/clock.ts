import type { Pools } from '../database/pools.ts'
import { clockChannel, moveShift, readShift } from './store.ts'

export type Clock = {
  /** The time of all that is meant by the business: what expires, what is due, what day it is. */
  now: () => Date
  close: () => Promise<void>
}

/** A clock that tests move, all processes on one database together. */
export type MovableClock = Clock & {
  /** Sets it ahead; answers the new time. What is past stays past: it takes no negative span. */
  advance: (ms: number) => Promise<Date>
  /** Calls back after each move, whichever process made it. */
  onMoved: (listener: () => void) => void
}

export const systemClock: Clock = { now: () => new Date(), close: async () => undefined }

/**
 * The system's time and a span that tests add to. It stands in the database, so that jobs, other gateways and the
 * next life of this one have the same.
 */
export async function openMovableClock({
  forQueue,
  listen,
}: Pick<Pools, 'forQueue' | 'listen'>): Promise<MovableClock> {
  const listeners = new Set<() => void>()
  let shift = 0
  const take = (told: number) => {
    // Two moves may be told in the wrong order, and none goes back.
    shift = Math.max(shift, told)
    for (const listener of listeners) listener()
  }
  const stopListening = await listen(clockChannel, (text) => take(Number(text)))
  take(await readShift(forQueue()))
  const now = () => new Date(Date.now() + shift)
  return {
    now,
    async advance(ms) {
      if (!Number.isSafeInteger(ms) || ms < 0) throw new Error(`the clock can't move by ${ms} ms`)
      take(await moveShift(forQueue(), ms))
      return now()
    },
    onMoved(listener) {
      listeners.add(listener)
    },
    close: stopListening,
  }
}
