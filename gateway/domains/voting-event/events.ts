import type { EventShapes, GatewayEvent } from '../../platform/events/bus.ts'

declare module '../../platform/events/bus.ts' {
  interface Events {
    /** Votes came in, or were counted. */
    votesCounted: { eventId: string; communityId: string }
  }
}

export type VotesCountedEvent = GatewayEvent & { type: 'votesCounted' }

export const votingEvents: EventShapes = {
  votesCounted: { eventId: 'string', communityId: 'string' },
}
