import type {
  CampaignRewardKind,
  MissionKind,
  MissionPeriod,
  MissionRewardKind,
} from '#schema/types.generated.ts'
import type { FortuneLine } from '../fortunes/types.ts'
import type { LocalizedText } from './text.ts'
import type { Collectable } from './treasure.ts'

/** What a fan may be told on a day, and by whom: a talent's slug. */
export interface Fortune extends FortuneLine {
  readonly talent: string
}

/** Something to do, and what is given for it. */
export interface MissionSeed {
  readonly slug: string
  readonly kind: MissionKind
  readonly period: MissionPeriod
  readonly goal: number
  readonly reward: { readonly kind: MissionRewardKind; readonly amount: number }
}

/** A campaign whose codes are typed, its days counted from the demo's first. */
export interface CampaignSeed {
  /** In its address. */
  readonly identifier: string
  readonly title: LocalizedText
  readonly body: LocalizedText
  readonly art: string
  readonly openedDaysAgo: number
  readonly closesDaysAhead: number
  readonly reward: { readonly kind: CampaignRewardKind; readonly amount: number }
  readonly isOncePerFan: boolean
  /** How often all its codes together may be used. */
  readonly usesMost: number
  /** A code for so many fans, told on the page: twelve characters, and `{code}` in the note. */
  readonly shared: { readonly code: string; readonly uses: number; readonly note: LocalizedText }
}

/** What a month's stamps bring, and the badges among it. */
export interface PresentsSeed {
  readonly badges: readonly Collectable[]
  readonly monthly: readonly {
    readonly slug: string
    readonly stamps: number
    /** So many pieces each month. */
    readonly stock: number
    readonly art: string
    readonly gives:
      | { readonly kind: 'GOODS' }
      | { readonly kind: 'TREASURE_MACHINE_TICKET'; readonly amount: number }
      /** A digital item's slug. */
      | { readonly kind: 'STORE_ITEM'; readonly thing: string }
      /** A collectable's slug. */
      | { readonly kind: 'PROFILE_BADGE' | 'COLLECTABLE_CARD'; readonly thing: string }
    readonly name: LocalizedText
    readonly description: LocalizedText
  }[]
}

/** Where fans check in by a code. */
export interface CheckInStoreSeed {
  readonly slug: string
  readonly name: LocalizedText
  readonly address: LocalizedText
  readonly art: string
  readonly openedDaysAgo: number
  readonly closesDaysAhead: number
  readonly coins: number
  readonly printedCoins: number
  readonly visitsMost: number
  /** With `{code}`, its printed one. */
  readonly note?: LocalizedText
}
