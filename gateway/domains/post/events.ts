import type { EventShapes, GatewayEvent } from '../../platform/events/bus.ts'

declare module '../../platform/events/bus.ts' {
  interface Events {
    /** Somebody posted to a community. Who, and whether a reader wants it, is nobody's to hear. */
    postCreated: { communityId: string }
  }
}

export type PostCreatedEvent = GatewayEvent & { type: 'postCreated' }

export const postEvents: EventShapes = { postCreated: { communityId: 'string' } }
