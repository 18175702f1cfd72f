import type { LocalizedText } from './text.ts'

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
    /** The number of the rank that opens it. */
    readonly rank?: number
    /** How many passes open it. */
    readonly passes?: number
    /** Where it leads instead of having pages. */
    readonly url?: string
    /** The film that it is instead, by its slug. */
    readonly film?: string
    /** Readings in Japanese as in `｜漢字《かんじ》`. */
    readonly pages: readonly { readonly art: string; readonly text: LocalizedText }[]
  }[]
}
