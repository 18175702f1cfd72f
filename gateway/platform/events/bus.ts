/** What happened, after its transaction. Small: who may see it and where to read it, never the thing itself. */
export type GatewayEvent =
  | {
      type: 'messageCreated'
      channelId: string
      communityId: string
      messageId: string
      seq: number
    }
  | UserEvent

/** All of a user's sign-ins have ended, or their account is kept out. */
export type UserEvent = { type: 'userSignedOut' | 'userBlocked'; userId: string }

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
