import type { ChannelPosting, ChannelVisibility } from '#schema/types.generated.ts'
import type { LocalizedText } from './text.ts'

interface MessageContent {
  /** The handle of a fan, a talent or the staff. */
  readonly author: string
  readonly text: string
  /** A key of the art manifest. */
  readonly art?: string
}

/**
 * A seeded message. `daysAgo` (1 or more) and `time` (JST, `HH:mm`) name a moment before today;
 * `minutesAgo` one just before the seed, whatever the hour, so its text names no time of day.
 */
export type SeedMessage = MessageContent &
  (
    | { readonly daysAgo: number; readonly time: string; readonly minutesAgo?: undefined }
    | { readonly minutesAgo: number; readonly daysAgo?: undefined; readonly time?: undefined }
  )

/** What is sent in place of words. */
export interface StickerSeed {
  readonly slug: string
  /** A talent's slug. */
  readonly talent: string
  readonly name: LocalizedText
  /** A key of the art manifest. */
  readonly art: string
}

/** A room for those who have a piece of an NFT. Those who write in it have one from the beginning. */
export interface Room extends Omit<Channel, 'visibility'> {
  /** The NFT's slug. */
  readonly nft: string
}

/** A room for the members by a subscription. Talents and staff alone write in it before anyone subscribes. */
export interface MembersRoom extends Omit<Channel, 'visibility'> {
  /** The subscription item's slug. */
  readonly membership: string
}

export interface Channel {
  readonly slug: string
  readonly name: LocalizedText
  readonly topic: LocalizedText
  /** A key of the art manifest. */
  readonly emblem: string
  readonly talent?: string
  readonly visibility: ChannelVisibility
  readonly posting: ChannelPosting
  /** Ascending by time, at whatever hour they are seeded. */
  readonly messages: readonly SeedMessage[]
}
