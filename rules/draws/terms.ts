import { canonicalJson } from './canonicalJson.ts'
import type { Beacon } from './beacon.ts'
import type { EntryBasis } from './caps.ts'
import { hashOf } from './digest.ts'

/** What a prize draw promised when it was opened. Its hash stands in each entry's receipt. */
export type DrawTerms = {
  version: 1
  tenant: string
  draw: string
  basis: EntryBasis
  /** ISO 8601 in UTC, as the next. */
  opensAt: string
  closesAt: string
  beacon: Beacon
  /** In the order in which they are drawn. */
  prizes: readonly { prize: string; count: number }[]
}

export const hashOfTerms = (terms: DrawTerms): string => hashOf(plain(terms))

const plain = ({ beacon, prizes, ...terms }: DrawTerms) => ({
  ...terms,
  beacon: { ...beacon },
  prizes: prizes.map((each) => ({ ...each })),
})

/** What a fan is given who enters, signed: their entry must stand in the list. */
export type EntryReceipt = {
  version: 1
  tenant: string
  draw: string
  /** The hash of its terms. */
  terms: string
  entry: string
  entrant: string
  /** ISO 8601 in UTC. */
  at: string
}

export const textOfEntryReceipt = (receipt: EntryReceipt): string => canonicalJson({ ...receipt })

/** Which prize each place of the first draw brings: those of one prize one after another, in the terms' order. */
export const prizesInOrder = ({ prizes }: Pick<DrawTerms, 'prizes'>): string[] =>
  prizes.flatMap(({ prize, count }) => Array<string>(count).fill(prize))
