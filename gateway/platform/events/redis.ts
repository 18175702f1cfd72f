import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { EventBus, EventShapes, GatewayEvent } from './bus.ts'
import { readEvent, writeEvent } from './eventText.ts'

/** The stream of all tenants: a stream each would be a blocked connection each, in every gateway. */
const key = 'ouen:events'
/** Entries that it keeps, about: many minutes of many tenants' busy evening, in some 30 MB. */
const keptEntries = 50_000
/** Entries whose repetition is noticed. */
const rememberedEntries = 1000
const blockMs = 15_000
const retryMs = 1000

type Shape = NonNullable<EventShapes[keyof EventShapes]>
type Listener = (event: GatewayEvent) => void
type Entry = [id: string, fields: string[]]

/**
 * The bus of many processes, on a stream of Redis or Valkey that all tenants share. Everyone reads from the last entry
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
  const listeners = new Map<string, Set<Listener>>()
  let reader: Redis | undefined
  let isClosed = false

  const read = async (connection: Redis, from: Promise<string>) => {
    const isNew = createMemory()
    let last = await from
    while (!isClosed) {
      try {
        const answer = await connection.xread('COUNT', 1000, 'BLOCK', blockMs, 'STREAMS', key, last)
        for (const [id, fields] of answer?.[0]?.[1] ?? []) {
          last = id
          const { entryId, tenantId, event } = decode(fields, shapes)
          if (event && isNew(entryId))
            for (const listener of listeners.get(tenantId) ?? []) listener(event)
        }
      } catch (error) {
        if (isClosed) return
        onError(error)
        await setTimeout(retryMs)
      }
    }
  }
  /** A command that only publishes reads nothing. */
  const beginReading = () => {
    if (reader) return
    reader = connect()
    // Asked on the writer's connection: all that this process publishes from here on comes after it.
    const newest = writer.xrevrange(key, '+', '-', 'COUNT', 1)
    const from = newest.then((entries: Entry[]) => entries[0]?.[0] ?? '0-0')
    read(reader, from).catch((error: unknown) => isClosed || onError(error))
  }

  return {
    publish(tenantId, event) {
      const fields = ['id', randomUUID(), 'tenant', tenantId, 'event', writeEvent(event)]
      writer.xadd(key, 'MAXLEN', '~', keptEntries, '*', ...fields).catch(onError)
    },
    subscribe(tenantId, listener) {
      const own = listeners.get(tenantId) ?? new Set()
      listeners.set(tenantId, own.add(listener))
      beginReading()
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(tenantId) === own) listeners.delete(tenantId)
      }
    },
    async close() {
      isClosed = true
      reader?.disconnect()
      // What was published is still handed over, if that can be done soon.
      await Promise.race([writer.quit().catch(() => undefined), setTimeout(retryMs)])
      writer.disconnect()
    },
  }
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
): { entryId: string; tenantId: string; event?: GatewayEvent } {
  const field = (name: string) =>
    fields[fields.findIndex((text, index) => index % 2 === 0 && text === name) + 1]
  const [entryId, tenantId, text] = [field('id') ?? '', field('tenant') ?? '', field('event') ?? '']
  try {
    const event = readEvent(text)
    return isEvent(event, shapes) ? { entryId, tenantId, event } : { entryId, tenantId }
  } catch {
    return { entryId, tenantId }
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
