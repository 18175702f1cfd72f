import type { LocalizedText } from './text.ts'

/** A film. Its files stand in content/films, those for members below held/. */
export interface FilmSeed {
  readonly slug: string
  /** What its files are called. */
  readonly file: string
  readonly seconds: number
  readonly title: LocalizedText
  readonly description: LocalizedText
  /** A key of the art manifest. */
  readonly art: string
  readonly isForMembers?: true
  /** A talent's slug. */
  readonly talent?: string
}

export interface PlaylistSeed {
  readonly slug: string
  readonly title: LocalizedText
  readonly description: LocalizedText
  /** A key of the art manifest. */
  readonly art: string
  /** Slugs of films, in their order. */
  readonly videos: readonly string[]
}
