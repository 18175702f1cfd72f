import type { EventShapes, GatewayEvent } from '../../platform/events/bus.ts'
import type { Authorship, WrittenMessage } from './tables.ts'

declare module '../../platform/events/bus.ts' {
  interface Events {
    messageChanged: {
      channelId: string
      communityId: string
      messageId: string
      seq: number
      /** The change's number in its channel. */
      rev: number
      change: 'CREATED'
      /** What its readers are shown, as its writer had it at hand; without it they read it themselves. */
      message?: WrittenMessage & Authorship
    }
  }
}

export type MessageEvent = GatewayEvent & { type: 'messageChanged' }

export const chatEvents: EventShapes = {
  messageChanged: {
    channelId: 'string',
    communityId: 'string',
    messageId: 'string',
    seq: 'number',
    rev: 'number',
    change: 'string',
  },
}
