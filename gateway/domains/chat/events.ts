import type { EventShapes, GatewayEvent } from '../../platform/events/bus.ts'
import type { MembershipRow, TalentRow } from '../community/tables.ts'
import type { PublicUserRow } from '../user/tables.ts'
import type { ChannelRow, MessageRow } from './tables.ts'

declare module '../../platform/events/bus.ts' {
  interface Events {
    messageCreated: {
      channelId: string
      communityId: string
      messageId: string
      seq: number
      /** What its readers are shown, as its writer had it at hand; without it they read it themselves. */
      rows?: MessageRows
    }
  }
}

export type MessageEvent = GatewayEvent & { type: 'messageCreated' }

/** A message with what stands beside it, and nothing that is not shown. */
export type MessageRows = {
  message: MessageRow
  channel: ChannelRow
  author: PublicUserRow | null
  membership: MembershipRow | null
  oshi: TalentRow | null
}

export const chatEvents: EventShapes = {
  messageCreated: {
    channelId: 'string',
    communityId: 'string',
    messageId: 'string',
    seq: 'number',
  },
}
