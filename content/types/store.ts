import type { StoreItemKind, StoreSectionKind, TaxClass } from '#schema/types.generated.ts'
import type { LocalizedText } from './text.ts'
import type { Collectable } from './treasure.ts'

/** One of what an item comes in: a size, a colour, or both. */
export interface StoreItemVariant {
  /** The item's own name for it, such as `m`: lower-case letters and digits. */
  readonly key: string
  readonly size?: LocalizedText
  readonly color?: LocalizedText
  /** Where it costs something else than the item. */
  readonly priceYen?: number
  readonly priceCoins?: number
  /** How many there are; it never runs out where nothing is said. */
  readonly stock?: number
}

/** Something that is sold. Prices are with tax; it has one in yen, in coins, or both. */
export interface StoreItem {
  readonly slug: string
  readonly kind: StoreItemKind
  readonly name: LocalizedText
  readonly description: LocalizedText
  readonly details?: readonly { readonly name: LocalizedText; readonly text: LocalizedText }[]
  /** Keys of the art manifest; the first stands for the item. */
  readonly art: readonly [string, ...string[]]
  /** The slug of the talent whose it is. */
  readonly talent?: string
  readonly priceYen?: number
  readonly priceCoins?: number
  readonly taxClass: TaxClass
  /** Days from the seed's day on which its sale begins, and on which it ends, at `time` JST. */
  readonly saleFrom?: { readonly daysAhead: number; readonly time: string }
  readonly saleUntil?: { readonly daysAhead: number; readonly time: string }
  /** How many there are; it never runs out where nothing is said. */
  readonly stock?: number
  /** One of these is chosen, in this order; of such an item, each has its own stock. */
  readonly variants?: readonly StoreItemVariant[]
  readonly perPersonLimit?: number
  readonly contents?: {
    readonly paidCoins?: number
    readonly freeCoins?: number
    readonly tickets?: number
    readonly passes?: number
  }
  readonly isMadeToOrder?: true
  readonly deliveryEstimate?: LocalizedText
}

/** An item that the members by a membership may buy before others. */
export interface EarlySaleSeed {
  readonly item: StoreItem & Required<Pick<StoreItem, 'saleFrom'>>
  /** The membership's slug. */
  readonly membership: string
  readonly earlyFrom: NonNullable<StoreItem['saleFrom']>
  /** The slug of the section in which it stands, last. */
  readonly section: string
}

/** What an item holds for whoever buys it, in its order. Art values are keys of the art manifest. */
export type SpecialGiftSeed = { readonly name: LocalizedText } & (
  | { readonly kind: 'IMAGE_VIEW' | 'IMAGE_DOWNLOAD'; readonly pictures: readonly string[] }
  | {
      readonly kind: 'SOUND'
      readonly tracks: readonly {
        readonly title: LocalizedText
        readonly seconds: number
        /** Of `content/films/held`. */
        readonly file: string
      }[]
    }
  | {
      readonly kind: 'BOOK'
      readonly pages: readonly { readonly art?: string; readonly text: LocalizedText }[]
    }
  | { readonly kind: 'LINK'; readonly url: string }
  | { readonly kind: 'FAN_BADGE'; readonly badge: Collectable }
)

export interface StoreSection {
  readonly slug: string
  readonly kind: StoreSectionKind
  readonly title: LocalizedText
  readonly lead: LocalizedText
  /** A key of the art manifest. */
  readonly picture?: string
  /** The slugs of what it shows, in its order. */
  readonly items: readonly string[]
}

export interface Store {
  readonly sections: readonly StoreSection[]
  readonly items: readonly StoreItem[]
}
