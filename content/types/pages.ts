import type { BannerPlace, LandingPagePlace } from '#schema/types.generated.ts'
import type { LocalizedText } from './text.ts'

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

type PageLinkContent = {
  /** An address of the app. */
  readonly path: string
  readonly label: LocalizedText
}

/** A part of a page, from top to bottom. What it shows of the community is named by slugs. */
export type LandingBlockContent =
  | {
      readonly kind: 'text'
      readonly heading?: LocalizedText
      /** A blank line parts its paragraphs, `・` begins a point. */
      readonly body: LocalizedText
      readonly link?: PageLinkContent
    }
  | { readonly kind: 'picture'; readonly art: string; readonly caption?: LocalizedText }
  | {
      readonly kind: 'talents'
      readonly heading: LocalizedText
      readonly talents: readonly string[]
    }
  | {
      readonly kind: 'items'
      readonly heading: LocalizedText
      readonly items: readonly string[]
      readonly link?: PageLinkContent
    }
  | {
      readonly kind: 'machines'
      readonly heading: LocalizedText
      readonly machines: readonly string[]
    }
  | { readonly kind: 'schedule'; readonly heading: LocalizedText }
  | {
      readonly kind: 'countdown'
      readonly heading: LocalizedText
      /** ISO 8601, with its offset. */
      readonly until: string
      readonly after: LocalizedText
    }
  | { readonly kind: 'code'; readonly campaign: string }
  | { readonly kind: 'video'; readonly heading: LocalizedText; readonly playlist: string }

/** A page that an operator composes. `npm run content -- pages put` writes a file that exports one as `page`. */
export interface LandingPageContent {
  /** `/lp/…` for a campaign, `/v/…` for what is looked up again. */
  readonly place: LandingPagePlace
  /** What its address ends with. */
  readonly identifier: string
  readonly title: LocalizedText
  readonly lead: LocalizedText
  /** A key of the art manifest. */
  readonly art: string
  /** ISO 8601, with its offset. Nobody but an operator sees it before. */
  readonly opensAt: string
  readonly closesAt?: string
  readonly blocks: readonly LandingBlockContent[]
}
