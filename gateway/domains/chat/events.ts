import type { EventShapes, GatewayEvent } from '../../platform/events/bus.ts'
import type { Authorship, WrittenMessage } from './tables.ts'

declare module '../../platform/events/bus.ts' {
  interface Events {
    messageCreated: {
      channelId: string
      communityId: string
      messageId: string
      seq: number
      /** What its readers are shown, as its writer had it at hand; without it they read it themselves. */
      message?: WrittenMessage & Authorship
    }
  }
}

export type MessageEvent = GatewayEvent & { type: 'messageCreated' }

export const chatEvents: EventShapes = {
  messageCreated: {
    channelId: 'string',
    communityId: 'string',
    messageId: 'string',
    seq: 'number',
  },
}
