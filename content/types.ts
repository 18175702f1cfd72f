import type {
  BannerPlace,
  CampaignRewardKind,
  ChannelPosting,
  ChannelVisibility,
  HappeningKind,
  InformationCategory,
  MissionKind,
  MissionPeriod,
  MissionRewardKind,
  OfficialScheduleKind,
  StoreItemKind,
  StoreSectionKind,
  TaxClass,
  VotingResults,
  TreasureMachineKind,
  TreasurePrizeKind,
  TreasureRank,
  PrizeDrawPrizeKind,
  QuestionKind,
  QuestionnaireResults,
} from '#schema/types.generated.ts'
import type { FortuneLine } from './fortunes/types.ts'

/** A text in both interface languages. Japanese is the source. */
export interface LocalizedText {
  readonly ja: string
  readonly en: string
}

/** A performer. Art values are keys of the art manifest; `palette` is a palette of the theme. */
export interface Talent {
  readonly handle: string
  readonly slug: string
  readonly name: LocalizedText
  /** Kana in Japanese, empty in English. */
  readonly reading: LocalizedText
  readonly palette: string
  readonly catchphrase: LocalizedText
  readonly profile: LocalizedText
  /** What the talent's fans call themselves. */
  readonly fanName: LocalizedText
  /** `YYYY-MM-DD`. */
  readonly debut: string
  readonly art: { readonly portrait: string; readonly bust: string; readonly emblem: string }
}

/** Someone of the station who is not on air. */
export interface StaffMember {
  readonly handle: string
  readonly displayName: string
  readonly avatar: string
}

/** A fan of the demo. `voice` is for whoever writes their next line; it is never shown. */
export interface Fan {
  readonly handle: string
  readonly displayName: string
  readonly avatar: string
  readonly joinedDaysAgo: number
  /** Null for a fan who has not chosen. */
  readonly oshi: string | null
  readonly voice: string
}

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

/** What somebody posted. */
export type SeedPost = {
  /** A handle. */
  readonly author: string
  readonly text: string
  /** `HH:mm` in JST, so many days before the seed's day: 1 or more. */
  readonly daysAgo: number
  readonly time: string
  /** How many of the cast waved a penlight at it. */
  readonly lit: number
}

/** What topics are sorted by, in the order in which they are shown. */
export type SeedTopicCategory = {
  readonly slug: string
  readonly name: LocalizedText
  readonly description: LocalizedText
}

/** What somebody wrote to be found again. */
export type SeedTopic = {
  /** A category's slug. */
  readonly category: string
  /** A handle. */
  readonly author: string
  readonly title: string
  readonly text: string
  /** `HH:mm` in JST, so many days before the seed's day: 1 or more. */
  readonly daysAgo: number
  readonly time: string
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

/** Something going on. It starts `daysAhead` (1 or more) days after the seed's day, at `time` JST. */
export interface Happening {
  readonly kind: HappeningKind
  readonly title: LocalizedText
  readonly body: LocalizedText
  readonly daysAhead: number
  readonly time: string
  readonly talent?: string
  /** The slug of the channel where people talk about it. */
  readonly channel: string
}

/** What comes again, on certain weekdays of every week or every second one: each time is an official schedule. */
export interface Programme {
  readonly slug: string
  readonly kind: OfficialScheduleKind
  readonly title: LocalizedText
  /** What it is about, one time after the other. */
  readonly episodes: readonly LocalizedText[]
  /** The slugs of those who take part. */
  readonly talents: readonly string[]
  /** The slug of the channel where people talk about it. */
  readonly channel?: string
  readonly place?: LocalizedText
  /** A key of the art manifest. */
  readonly art?: string
  /** 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** Every week unless told: every second, the one or the other of two. */
  readonly weeks?: 'even' | 'odd'
  /** JST, `HH:mm`. */
  readonly time: string
  readonly minutes: number
  /** The time of the same day for which it had been announced, before it was moved. */
  readonly movedFrom?: string
  readonly isCancelled?: boolean
}

/** What the station tells all of its fans. It appeared `daysAgo` (1 or more), at `time` JST. */
export interface Information {
  readonly category: InformationCategory
  readonly title: LocalizedText
  /** A blank line parts its paragraphs, `・` begins a point. */
  readonly body: LocalizedText
  /** The handle of a talent or the staff. */
  readonly author: string
  /** A key of the art manifest. */
  readonly art?: string
  readonly daysAgo: number
  readonly time: string
  /** When its words were changed last. */
  readonly revised?: { readonly daysAgo: number; readonly time: string }
  /** An address of the app. */
  readonly link?: { readonly path: string; readonly label: LocalizedText }
}

export interface Community {
  readonly slug: string
  readonly name: LocalizedText
  readonly tagline: LocalizedText
  readonly description: LocalizedText
  readonly palette: string
  readonly hero: string
  readonly share: string
  /** Free coins for whoever joins. */
  readonly welcomeCoins: number
  /** Free tickets for draws, likewise. */
  readonly welcomeTickets?: number
}

/** `body` is plain text; a blank line parts its paragraphs, `・` begins a point. */
export interface LegalDocument {
  readonly version: string
  readonly title: LocalizedText
  readonly sections: readonly { readonly heading: LocalizedText; readonly body: LocalizedText }[]
}

/** Who sells, as the law wants it known. */
export interface Seller {
  readonly name: LocalizedText
  readonly representative: LocalizedText
  readonly postalCode: string
  readonly address: LocalizedText
  readonly phone: string
  readonly phoneHours: LocalizedText
  /** T and 13 digits, of a seller registered for qualified invoices. */
  readonly invoiceNumber?: string
  /** 特定商取引法に基づく表記, beside who sells. */
  readonly commercialTransactions: LegalDocument
  /** 資金決済法に基づく表示. */
  readonly paymentServices: LegalDocument
}

export interface DeniedWord {
  readonly word: string
  /** `NAMES` binds display names only, `EVERYWHERE` messages too. */
  readonly scope: 'EVERYWHERE' | 'NAMES'
}

/** How a tenant's site looks: names of the theme, and keys of the art manifest. What is left out is as the settings say. */
export interface Brand {
  readonly mode?: string
  readonly palette?: string
  readonly grey?: string
  readonly radius?: string
  readonly font?: string
  readonly logo?: string
  readonly icon?: string
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
  readonly perPersonLimit?: number
  readonly contents?: {
    readonly paidCoins?: number
    readonly freeCoins?: number
    readonly tickets?: number
  }
  readonly isMadeToOrder?: true
  readonly deliveryEstimate?: LocalizedText
}

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

/** What fans vote on, once a day. */
export interface Voting {
  readonly identifier: string
  readonly title: LocalizedText
  readonly description: LocalizedText
  /** A key of the art manifest. */
  readonly art: string
  readonly results: VotingResults
  readonly openedDaysAgo: number
  readonly closesDaysAhead: number
  readonly shareRewardCoins?: number
  readonly candidates: readonly {
    readonly slug: string
    readonly name: LocalizedText
    readonly description: LocalizedText
    readonly art: string
    /** The slug of the talent whose colour it has. */
    readonly talent?: string
    /** How much the demo's fans like it, beside the others. */
    readonly weight: number
  }[]
}

/** A card, or what numbered pieces are of. */
export interface Collectable {
  readonly slug: string
  readonly name: LocalizedText
  /** A key of the art manifest. */
  readonly art: string
  readonly talent?: string
}

/** What can be drawn. Cards and NFTs take name, picture and talent from what they are. */
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

/** Prices are in coins. */
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
    /** The slug of the badge, card or NFT. */
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
}

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

/** Something that is asked. Answers go by the keys: one is never used for anything else, and holds no underscore. */
export interface QuestionSeed {
  readonly key: string
  readonly kind: QuestionKind
  readonly text: LocalizedText
  readonly isRequired: boolean
  readonly choices: readonly {
    readonly key: string
    readonly label: LocalizedText
    readonly art?: string
  }[]
  /** Of a question of several; 1 where left out. */
  readonly mostChoices?: number
  readonly scaleEnds?: { readonly low: LocalizedText; readonly high: LocalizedText }
}

/** A questionnaire, its days counted from the demo's first. */
export interface QuestionnaireSeed {
  readonly slug: string
  readonly title: LocalizedText
  readonly body: LocalizedText
  readonly art: string
  readonly openedDaysAgo: number
  /** Below 0 where it has ended. */
  readonly closesDaysAhead: number
  readonly resultsFor: QuestionnaireResults
  readonly questions: readonly QuestionSeed[]
  /** Free coins for whoever answers, and for how many answers there are some. */
  readonly coins: number
  readonly rewardsMost: number
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

/** Banners that belong together, and where they stand. */
export interface BannerSectionSeed {
  /** By which an operator names it. */
  readonly identifier: string
  readonly kind: 'CAROUSEL' | 'SLIDE' | 'SWIPE'
  readonly place: BannerPlace
  readonly title: LocalizedText
  readonly banners: readonly {
    readonly title: LocalizedText
    readonly note?: LocalizedText
    /** A key of the art manifest. */
    readonly art: string
    /** An address of the app. */
    readonly href: string
    /** Who pays for it. */
    readonly sponsor?: LocalizedText
    /** The slug of the talent whose colour it has. */
    readonly talent?: string
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

/** A story in chapters. One without `opensDaysAhead` can be read at once; others open that evening. */
export interface StorySeed {
  readonly slug: string
  /** A talent's slug. */
  readonly talent: string
  readonly title: LocalizedText
  readonly summary: LocalizedText
  /** A key of the art manifest. */
  readonly art: string
  readonly chapters: readonly {
    readonly title: LocalizedText
    readonly opensDaysAhead?: number
    /** Readings in Japanese as in `｜漢字《かんじ》`. */
    readonly pages: readonly { readonly art: string; readonly text: LocalizedText }[]
  }[]
}

/** A tenant's whole world: what its rows are first filled with. */
export interface World {
  readonly tenant: {
    readonly id: string
    readonly name: LocalizedText
    readonly supportEmail: string
    readonly brand?: Brand
  }
  readonly community: Community
  readonly talents: readonly Talent[]
  readonly staff: StaffMember
  readonly fans: readonly Fan[]
  readonly channels: readonly Channel[]
  readonly happenings: readonly Happening[]
  readonly programmes?: readonly Programme[]
  readonly informations?: readonly Information[]
  readonly posts?: readonly SeedPost[]
  readonly topicCategories?: readonly SeedTopicCategory[]
  readonly topics?: readonly SeedTopic[]
  readonly deniedWords: readonly DeniedWord[]
  /** Left out by a tenant that sells nothing. */
  readonly seller?: Seller
  readonly store?: Store
  readonly voting?: readonly Voting[]
  readonly treasure?: Treasure
  readonly prizeDraws?: readonly PrizeDraw[]
  readonly missions?: readonly MissionSeed[]
  readonly stories?: readonly StorySeed[]
  readonly questionnaires?: readonly QuestionnaireSeed[]
  readonly campaigns?: readonly CampaignSeed[]
  readonly banners?: readonly BannerSectionSeed[]
  readonly stepSeason?: StepSeasonSeed
  readonly fortunes?: readonly Fortune[]
  readonly stickers?: readonly StickerSeed[]
  readonly legal: { readonly terms: LegalDocument; readonly privacy: LegalDocument }
}
