import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { EventBus, EventShapes, GatewayEvent } from './bus.ts'
import { readEvent, writeEvent } from './eventText.ts'

/** Entries that a tenant's stream keeps, about: many minutes of a busy evening. */
const keptEntries = 10_000
/** Entries whose repetition is noticed. */
const rememberedEntries = 1000
const blockMs = 15_000
const retryMs = 1000

type Shape = NonNullable<EventShapes[keyof EventShapes]>
type Listener = (event: GatewayEvent) => void
type Entry = [id: string, fields: string[]]

/**
 * The bus of many processes, on a stream of Redis or Valkey a tenant. Everyone reads from the last entry
 * they have, so a lost connection misses nothing that is still kept; what is no event of ours is skipped.
 */
export function createRedisBus(
  url: string,
  domainShapes: EventShapes,
  onError: (error: unknown) => void,
): EventBus {
  const shapes = new Map(Object.entries({ ...ownShapes, ...domainShapes }))
  const connect = () => new Redis(url, { maxRetriesPerRequest: null }).on('error', onError)
  const writer = connect()
  const readers = new Map<string, { connection: Redis; listeners: Set<Listener> }>()
  let isClosed = false

  const read = async (
    tenantId: string,
    connection: Redis,
    listeners: ReadonlySet<Listener>,
    from: Promise<string>,
  ) => {
    const key = keyOf(tenantId)
    const isNew = createMemory()
    let last = await from
    while (!isClosed) {
      try {
        const answer = await connection.xread('COUNT', 1000, 'BLOCK', blockMs, 'STREAMS', key, last)
        for (const [id, fields] of answer?.[0]?.[1] ?? []) {
          last = id
          const { entryId, event } = decode(fields, shapes)
          if (event && isNew(entryId)) for (const listener of listeners) listener(event)
        }
      } catch (error) {
        if (isClosed) return
        onError(error)
        await setTimeout(retryMs)
      }
    }
  }

  return {
    publish(tenantId, event) {
      const fields = ['id', randomUUID(), 'event', writeEvent(event)]
      writer.xadd(keyOf(tenantId), 'MAXLEN', '~', keptEntries, '*', ...fields).catch(onError)
    },
    subscribe(tenantId, listener) {
      const reader = readers.get(tenantId) ?? {
        connection: connect(),
        listeners: new Set<Listener>(),
      }
      reader.listeners.add(listener)
      if (!readers.has(tenantId)) {
        readers.set(tenantId, reader)
        // Asked on the writer's connection: all that this process publishes from here on comes after it.
        const newest = writer.xrevrange(keyOf(tenantId), '+', '-', 'COUNT', 1)
        const from = newest.then((entries: Entry[]) => entries[0]?.[0] ?? '0-0')
        read(tenantId, reader.connection, reader.listeners, from).catch(
          (error: unknown) => isClosed || onError(error),
        )
      }
      return () => reader.listeners.delete(listener)
    },
    async close() {
      isClosed = true
      for (const { connection } of readers.values()) connection.disconnect()
      // What was published is still handed over, if that can be done soon.
      await Promise.race([writer.quit().catch(() => undefined), setTimeout(retryMs)])
      writer.disconnect()
    },
  }
}

function keyOf(tenantId: string): string {
  return `events:${tenantId}`
}

/** Answers whether an id is new: a write that is repeated after a lost connection may stand there twice. */
function createMemory() {
  const remembered = new Set<string>()
  return (id: string) => {
    if (remembered.has(id)) return false
    remembered.add(id)
    const [oldest] = remembered
    if (remembered.size > rememberedEntries && oldest !== undefined) remembered.delete(oldest)
    return true
  }
}

function decode(
  fields: readonly string[],
  shapes: ReadonlyMap<string, Shape>,
): { entryId: string; event?: GatewayEvent } {
  const field = (name: string) =>
    fields[fields.findIndex((text, index) => index % 2 === 0 && text === name) + 1]
  const [entryId, text] = [field('id') ?? '', field('event') ?? '']
  try {
    const event = readEvent(text)
    return isEvent(event, shapes) ? { entryId, event } : { entryId }
  } catch {
    return { entryId }
  }
}

/** What the platform itself publishes. */
const ownShapes = {
  rowChanged: { name: 'string', key: 'string' },
  userSignedOut: { userId: 'string' },
  userBlocked: { userId: 'string' },
  accessChanged: { userId: 'string' },
} satisfies EventShapes

function isEvent(value: unknown, shapes: ReadonlyMap<string, Shape>): value is GatewayEvent {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const shape = typeof value.type === 'string' ? shapes.get(value.type) : undefined
  const fields = new Map(Object.entries(value))
  return (
    shape !== undefined &&
    Object.entries(shape).every(([name, type]) => typeof fields.get(name) === type)
  )
}
