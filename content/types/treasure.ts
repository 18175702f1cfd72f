import type {
  PrizeDrawPrizeKind,
  TreasureMachineKind,
  TreasurePrizeKind,
  TreasureRank,
} from '#schema/types.generated.ts'
import type { StoreItem } from './store.ts'
import type { LocalizedText } from './text.ts'

/** A card, or what numbered pieces are of. */
export interface Collectable {
  readonly slug: string
  readonly name: LocalizedText
  /** A key of the art manifest. */
  readonly art: string
  readonly talent?: string
}

/** What can be drawn; of the kind `BLANK` nothing, and only where the machine is free. Cards and NFTs take name, picture and talent from what they are. */
export interface TreasurePrize {
  readonly slug: string
  readonly kind: TreasurePrizeKind
  readonly rank: TreasureRank
  /** The slug of the card or NFT. */
  readonly thing?: string
  readonly name?: LocalizedText
  readonly art?: string
  readonly amount?: number
  readonly isFeatured?: true
  /** Of 100,000 in the base table, that of the last of ten, and that of pity. */
  readonly weight?: number
  readonly guaranteed?: number
  readonly pity?: number
  /** How many lie in a box. */
  readonly count?: number
}

/** Prices are in coins; one whose `priceOne` is 0 is free, and may be turned once a day. */
export interface TreasureMachine {
  readonly slug: string
  readonly kind: TreasureMachineKind
  readonly name: LocalizedText
  readonly description: LocalizedText
  /** A key of the art manifest. */
  readonly art: string
  readonly talent?: string
  readonly priceOne: number
  readonly priceTen?: number
  readonly discountOne?: number
  readonly discountTen?: number
  readonly takesTickets: boolean
  readonly pointPrice?: number
  readonly pityAt?: number
  /** Days from the seed's day on which it opens, and on which it ends, at `time` JST. */
  readonly from?: { readonly daysAhead: number; readonly time: string }
  readonly until?: { readonly daysAhead: number; readonly time: string }
  readonly prizes: readonly TreasurePrize[]
}

/** Prizes that are drawn among those who entered. One with an item is entered by buying it. */
export interface PrizeDraw {
  readonly slug: string
  readonly name: LocalizedText
  readonly description: LocalizedText
  /** A key of the art manifest. */
  readonly art: string
  readonly talent?: string
  /** The slug of what is bought, and how many are planned to be sold. */
  readonly item?: { readonly slug: string; readonly plannedCount: number }
  /** Days from the seed's day; one that is over by then was entered by the demo's fans, and drawn. */
  readonly openedDaysAgo: number
  readonly closesDaysAhead: number
  readonly prizes: readonly {
    readonly kind: PrizeDrawPrizeKind
    /** The slug of the badge, card, NFT or digital item. */
    readonly thing?: string
    readonly name?: LocalizedText
    readonly art?: string
    readonly amount?: number
    readonly count: number
    readonly valueYen: number
  }[]
}

/** A lottery that the store sells: an item, and what its lots are drawn from. */
export interface Lottery {
  readonly item: StoreItem
  readonly machine: TreasureMachine
}

export interface Treasure {
  readonly lotteries?: readonly Lottery[]
  readonly badges?: readonly Collectable[]
  readonly cards: readonly Collectable[]
  readonly nfts: readonly Collectable[]
  readonly machines: readonly TreasureMachine[]
  /** Those that cost nothing: they stand behind the others. */
  readonly freeMachines?: readonly TreasureMachine[]
}
