import type { EventShapes } from '../../platform/events/bus.ts'

declare module '../../platform/events/bus.ts' {
  interface Events {
    /** A fan has another oshi, or none. */
    oshiChosen: { userId: string; membershipId: string }
  }
}

export const communityEvents: EventShapes = {
  oshiChosen: { userId: 'string', membershipId: 'string' },
}
