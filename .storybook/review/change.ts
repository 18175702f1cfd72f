import type { PictureLine } from '#tests/visual/lines.ts'

/** A part of a picture, CSS pixels from its upper left corner. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What differs between two pictures of one story. */
export interface Difference {
  /** Where, in the picture of now. */
  readonly regions: readonly Region[]
  readonly pixels: number
  /** What the change consists of. Two pictures that share one have changed by the same cause. */
  readonly keys: readonly string[]
}

/** A picture that is not as its line says: changed, without a line, or with a line but no story. */
export interface Change extends Pick<PictureLine, 'story' | 'mode' | 'viewport' | 'states'> {
  /** `design-system/button/Button.pictures.txt busy light` */
  readonly id: string
  /** Its file of lines, from the project's root. */
  readonly file: string
  readonly kind: 'changed' | 'new' | 'gone'
  /** The pictures' hashes. A changed one's `before` may be kept nowhere: `npm run pictures -- before` draws it. */
  readonly before?: string
  readonly now?: string
  readonly difference?: Difference
  /** The components whose own pixels changed, as the page told while it stood: `Button`. */
  readonly owners: readonly string[]
  /** What else the story showed wrong, in words: accessibility, for one. */
  readonly faults: readonly string[]
}

/** Changes that one edit has made. */
export interface Cause {
  readonly id: string
  readonly title: string
  readonly kind: Change['kind']
  readonly changes: readonly Change[]
}

export type Decision = 'approved' | 'rejected'

/** All that the page shows. */
export interface Report {
  readonly commit: string
  /** Those that reach farthest first. */
  readonly causes: readonly Cause[]
  /** Pictures by their hash, as data URLs. */
  readonly pictures: Readonly<Record<string, string>>
  readonly decisions: Readonly<Record<string, Decision>>
  /** Only a page that `npm run review` serves can decide: what it proves itself by. */
  readonly token?: string
}

/** How many stories changes are of: light and dark are one. */
export function countStories(changes: readonly Change[]): number {
  return new Set(changes.map(({ file, story }) => `${file} ${story}`)).size
}
