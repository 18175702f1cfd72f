import { LRUCache } from 'lru-cache'
import type { EventBus } from '../events/bus.ts'

/**
 * How far behind a kept row may be where no event says that it changed: an operator wrote to the database by
 * hand, or the event was lost. Reading a row again this often costs nothing that could be measured.
 */
const keptMs = 15_000
/** Some 20 MB, were all of them users. */
const mostKept = 20_000

export type Reading = {
  /** At most so many milliseconds, where a quarter of a minute is too long. */
  ms?: number
  /** Who reads: never what was read before their own last change (`forgetFor`). */
  readerId?: string | null
}

/** Rows that hardly change, for all requests of this process. What one tenant keeps, no other can ask for. */
export type Cache = {
  /**
   * What is kept under a name and key, or else what `read` answers, kept from then on. Who asks meanwhile
   * waits for the same answer. Nothing is kept of a failure or of undefined.
   */
  get: <Value>(
    tenantId: string,
    name: string,
    key: string,
    read: () => Promise<Value>,
    options?: Reading,
  ) => Promise<Value>
  /** Whether `get` would read nothing. */
  has: (tenantId: string, name: string, key: string) => boolean
  /** After the commit of a change: forgets here at once, in every other gateway by an event. */
  forget: (tenantId: string, name: string, key: string) => void
  /**
   * After the commit of a change to what anyone may change at any moment, such as a count: who made it reads anew in
   * every gateway, for all others what is kept stays until its time is over.
   */
  forgetFor: (tenantId: string, name: string, key: string, readerId: string) => void
}

/** A reading, and which of this process it is. */
type Kept = { reading: Promise<unknown>; turn: number }

/** A cache that forgets what any gateway on this bus says has changed. */
export function createCache(events: EventBus, now: () => Date): Cache {
  const limits = {
    max: mostKept,
    ttl: keptMs,
    perf: { now: () => now().getTime() },
    // The clock is ours, so that each look at it is one.
    ttlResolution: 0,
  }
  const kept = new LRUCache<string, Kept>(limits)
  /** The last reading that was begun before somebody's own change. */
  const changed = new LRUCache<string, number>(limits)
  let turns = 0
  const listened = new Set<string>()
  // Neither ids of tenants nor names hold a space.
  const placeOf = (tenantId: string, name: string, key: string) => `${tenantId} ${name} ${key}`

  const listen = (tenantId: string) => {
    listened.add(tenantId)
    events.subscribe(tenantId, (event) => {
      if (event.type !== 'rowChanged') return
      const place = placeOf(tenantId, event.name, event.key)
      if (event.readerId === undefined) kept.delete(place)
      else changed.set(`${place} ${event.readerId}`, turns)
    })
  }

  return {
    get<Value>(
      tenantId: string,
      name: string,
      key: string,
      read: () => Promise<Value>,
      { ms = keptMs, readerId = null }: Reading = {},
    ) {
      if (!listened.has(tenantId)) listen(tenantId)
      const place = placeOf(tenantId, name, key)
      const known = kept.get(place)
      const own = readerId === null ? undefined : changed.get(`${place} ${readerId}`)
      if (known && (own === undefined || known.turn > own)) return known.reading as Promise<Value>
      // The promise is kept, not what it answers: what is forgotten while it is read does not come back.
      const reading = read()
      turns += 1
      kept.set(place, { reading, turn: turns }, { ttl: ms })
      const drop = () => {
        if (kept.peek(place)?.reading === reading) kept.delete(place)
      }
      reading.then((value) => value === undefined && drop(), drop)
      return reading
    },
    has: (tenantId, name, key) => kept.has(placeOf(tenantId, name, key)),
    forget(tenantId, name, key) {
      kept.delete(placeOf(tenantId, name, key))
      events.publish(tenantId, { type: 'rowChanged', name, key })
    },
    forgetFor(tenantId, name, key, readerId) {
      changed.set(`${placeOf(tenantId, name, key)} ${readerId}`, turns)
      events.publish(tenantId, { type: 'rowChanged', name, key, readerId })
    },
  }
}
