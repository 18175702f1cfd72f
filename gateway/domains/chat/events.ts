import type { EventShapes, GatewayEvent } from '../../platform/events/bus.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { Authorship, ChannelRow, WrittenMessage } from './tables.ts'

/** What came of a message. */
export type Change = 'CREATED' | 'EDITED' | 'DELETED' | 'REACTED'

declare module '../../platform/events/bus.ts' {
  interface Events {
    messageChanged: {
      channelId: string
      communityId: string
      messageId: string
      seq: number
      /** The change's number in its channel. */
      rev: number
      change: Change
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

/** Tells all who listen to a channel, after the commit, what came of a message. */
export function tellChange(
  { events, tenantId }: Pick<GatewayContext, 'events' | 'tenantId'>,
  channel: ChannelRow,
  message: WrittenMessage & Authorship,
  change: Change,
): void {
  events.publish(tenantId, {
    type: 'messageChanged',
    change,
    channelId: channel.id,
    communityId: channel.communityId,
    messageId: message.id,
    seq: message.seq,
    rev: message.rev,
    message,
  })
}
