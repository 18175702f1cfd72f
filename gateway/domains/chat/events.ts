import type { EventShapes, GatewayEvent } from '../../platform/events/bus.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { isDirect } from './rooms.ts'
import type { Authorship, ChannelRow, WrittenMessage } from './tables.ts'

/** What came of a message. */
export type Change = 'CREATED' | 'EDITED' | 'DELETED' | 'REACTED'

declare module '../../platform/events/bus.ts' {
  interface Events {
    messageChanged: {
      channelId: string
      /** Empty where the channel is private: what is said there is no activity of its community. */
      communityId: string
      messageId: string
      seq: number
      /** The change's number in its channel. */
      rev: number
      change: Change
      /** What its readers are shown, as its writer had it at hand; without it they read it themselves. */
      message?: WrittenMessage & Authorship
    }
    /** Something has come to a private channel of a fan's, or who may write there has changed. */
    directChanged: { userId: string; channelId: string }
    /** A fan has read so far in a channel that is nobody's own: their other devices count it no more. */
    channelRead: { userId: string; channelId: string; lastReadSeq: number }
    /** A fan gave a reaction (1) or took it back (0). */
    ownReaction: { userId: string; messageId: string; emoji: string; isOn: number }
  }
}

export type ChannelReadEvent = GatewayEvent & { type: 'channelRead' }
export type OwnReactionEvent = GatewayEvent & { type: 'ownReaction' }
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
  directChanged: { userId: 'string', channelId: 'string' },
  channelRead: { userId: 'string', channelId: 'string', lastReadSeq: 'number' },
  ownReaction: { userId: 'string', messageId: 'string', emoji: 'string', isOn: 'number' },
  typing: { channelId: 'string', userId: 'string' },
}

/** The community that hears of what is said in a channel; empty where that is its members' own. */
export const toldCommunityId = (channel: ChannelRow): string =>
  isDirect(channel) ? '' : channel.communityId

/** Tells all who listen to a channel, after the commit, what came of a message. */
export function publishMessageChange(
  { events, tenantId }: Pick<GatewayContext, 'events' | 'tenantId'>,
  channel: ChannelRow,
  message: WrittenMessage & Authorship,
  change: Change,
): void {
  events.publish(tenantId, {
    type: 'messageChanged',
    change,
    channelId: channel.id,
    communityId: toldCommunityId(channel),
    messageId: message.id,
    seq: message.seq,
    rev: message.rev,
    message,
  })
}
