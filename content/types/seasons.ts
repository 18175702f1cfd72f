import type { MissionSeed } from './rewards.ts'
import type { LocalizedText } from './text.ts'
import type { Collectable } from './treasure.ts'

/** A season of supporters' ranks. */
export interface SupporterSeasonSeed {
  readonly name: LocalizedText
  readonly days: number
  /** So many points for so many times, or yen, and no more than so many a day. */
  readonly rules: readonly {
    readonly source:
      | 'CHECK_IN'
      | 'CASUAL_GAME_PLAY'
      | 'CHAT_ROOM_POST'
      | 'POST_LIKE'
      | 'COMMENT'
      | 'PURCHASE'
    readonly points: number
    readonly per: number
    readonly mostPerDay: number
  }[]
  /** What its ranks give, by slug. */
  readonly nfts: readonly Collectable[]
  /** From the lowest. */
  readonly ranks: readonly {
    readonly name: LocalizedText
    readonly points: number
    readonly coins?: number
    /** An NFT's slug, and what a piece is worth in yen. */
    readonly nft?: { readonly slug: string; readonly worthYen: number }
  }[]
}

/** A season of steps. It begins with the month that the demo is first started in. */
export interface StepSeasonSeed {
  readonly name: LocalizedText
  readonly days: number
  readonly steps: readonly {
    readonly points: number
    readonly reward: {
      readonly kind: 'COIN' | 'TREASURE_MACHINE_TICKET' | 'STAMINA_RECOVERY_TICKET'
      readonly amount: number
    }
  }[]
  /** What brings its points. */
  readonly missions: readonly MissionSeed[]
}
