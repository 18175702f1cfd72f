import type {
  ChannelRow,
  MembershipRow,
  MessageRow,
  PublicUserRow,
  TalentRow,
} from '../graphql/rows.ts'

/** What happened, after its transaction: who may see it, and where to read it. */
export type GatewayEvent =
  | {
      type: 'messageCreated'
      channelId: string
      communityId: string
      messageId: string
      seq: number
      /** What its readers are shown, as its writer had it at hand; without it they read it themselves. */
      rows?: MessageRows
    }
  | UserEvent

/** A message with what stands beside it, and nothing that is not shown. */
export type MessageRows = {
  message: MessageRow
  channel: ChannelRow
  author: PublicUserRow | null
  membership: MembershipRow | null
  oshi: TalentRow | null
}

/** All of a user's sign-ins have ended, their account is kept out, or what they may see has changed. */
export type UserEvent = {
  type: 'userSignedOut' | 'userBlocked' | 'accessChanged'
  userId: string
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
