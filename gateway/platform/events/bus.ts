/**
 * What happens, by its type, each after its transaction: who may see it, and where to read it. Whoever publishes
 * other events adds theirs by merging.
 */
export interface Events {
  /** All of a user's sign-ins have ended. */
  userSignedOut: { userId: string }
  /** A user's account is kept out. */
  userBlocked: { userId: string }
  /** What a user may see has changed. */
  accessChanged: { userId: string }
  /** What gateways keep for a while is not as they know it any more: for all, or one reader (`cache/cache.ts`). */
  rowChanged: { name: string; key: string; readerId?: string }
}

export type GatewayEvent = {
  [Type in keyof Events]: { type: Type } & Events[Type]
}[keyof Events]

export type UserEvent = GatewayEvent & { type: 'userSignedOut' | 'userBlocked' | 'accessChanged' }

/** Whether an event changes what a user may do, rather than what there is to see. */
export function isUserEvent(event: GatewayEvent): event is UserEvent {
  return ['userSignedOut', 'userBlocked', 'accessChanged'].includes(event.type)
}

/** The fields that an event needs to be one, by its type: what other processes publish is held against it. */
export type EventShapes = {
  readonly [Type in keyof Events]?: Readonly<Record<string, 'string' | 'number'>>
}

export type EventBus = {
  publish: (tenantId: string, event: GatewayEvent) => void
  /** Calls back with every event of the tenant, in the order of publication. Returns what ends it. */
  subscribe: (tenantId: string, listener: (event: GatewayEvent) => void) => () => void
  close: () => Promise<void>
}

/** The bus of one process: enough until there is a second one. */
export function createMemoryBus(): EventBus {
  const listeners = new Map<string, Set<(event: GatewayEvent) => void>>()
  return {
    publish(tenantId, event) {
      for (const listener of listeners.get(tenantId) ?? []) listener(event)
    },
    subscribe(tenantId, listener) {
      const tenantListeners = listeners.get(tenantId) ?? new Set()
      listeners.set(tenantId, tenantListeners.add(listener))
      return () => tenantListeners.delete(listener)
    },
    async close() {
      listeners.clear()
    },
  }
}
