import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Pools } from '../database/pools.ts'
import {
  createMemoryBus,
  isUserEvent,
  type EventBus,
  type GatewayEvent,
  type UserEvent,
} from './bus.ts'

const channel = 'ouen_events'

/** What is rare: a user's standing or access, and rows that gateways keep. */
type WideEvent = UserEvent | (GatewayEvent & { type: 'rowChanged' })
type Notice = { sender: string; tenantId: string; event: WideEvent }

/**
 * The bus of gateways and commands that have only the database in common. What changes for a user, and which rows
 * have changed, reaches all of them by NOTIFY; the rest stays in the process, since every commit that notifies waits for those before it.
 */
export async function createDatabaseBus(
  { forTenant, listen }: Pick<Pools, 'forTenant' | 'listen'>,
  onError: (error: unknown) => void,
): Promise<EventBus> {
  const sender = randomUUID()
  const own = createMemoryBus()
  const underWay = new Set<Promise<unknown>>()
  const stopListening = await listen(channel, (text) => {
    const notice = readNotice(text)
    if (notice && notice.sender !== sender) own.publish(notice.tenantId, notice.event)
  })
  const notify = (tenantId: string, event: WideEvent) => {
    const text = JSON.stringify({ sender, tenantId, event } satisfies Notice)
    const sent = forTenant(tenantId)
      .execute(sql`select pg_notify(${channel}, ${text})`)
      .catch(onError)
      .finally(() => underWay.delete(sent))
    underWay.add(sent)
  }
  return {
    publish(tenantId, event) {
      own.publish(tenantId, event)
      if (isWide(event)) notify(tenantId, event)
    },
    subscribe: own.subscribe,
    async close() {
      await Promise.all(underWay)
      await stopListening()
      await own.close()
    },
  }
}

function isWide(event: GatewayEvent): event is WideEvent {
  return event.type === 'rowChanged' || isUserEvent(event)
}

function readNotice(text: string): Notice | undefined {
  try {
    const { sender, tenantId, event } = JSON.parse(text) as Partial<Notice>
    const isWhole =
      typeof sender === 'string' &&
      typeof tenantId === 'string' &&
      typeof event === 'object' &&
      event !== null &&
      isWide(event) &&
      (event.type === 'rowChanged'
        ? typeof event.name === 'string' && typeof event.key === 'string'
        : typeof event.userId === 'string')
    return isWhole ? { sender, tenantId, event } : undefined
  } catch {
    return undefined
  }
}
