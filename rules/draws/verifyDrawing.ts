import { isGenuine, isOfBeacon, randomnessOf, timeOf } from './beacon.ts'
import { drawPlaces, hashOfEntry, rootOfEntries, type ListedEntry } from './drawing.ts'
import { rootBy } from './merkle.ts'
import { isSignedText } from './signature.ts'
import {
  hashOfTerms,
  prizesInOrder,
  textOfEntryReceipt,
  type DrawTerms,
  type EntryReceipt,
} from './terms.ts'

/** A fan's own entry, with what they were given when they entered. */
export type OwnEntry = {
  receipt: EntryReceipt
  signature: string
  publicKey: string
  /** Where it stands in the list, and the path from there to its root; null before closing. */
  position: number | null
  path: readonly string[]
}

/** A prize draw with all that proves it: what `npm run verify:draws` reads, and the app's page saves. */
export type DrawingEvidence = {
  kind: 'DRAWING'
  terms: DrawTerms
  /** The hash that was told at opening. */
  termsHash: string
  /** The list that was fixed at closing; null before. */
  list: { root: string; at: string; entries: readonly ListedEntry[] } | null
  /** The beacon's signature of its round; null before the drawing. */
  signature: string | null
  /** Who was drawn, in order; the prize of one who forfeited it goes to a later place. */
  places: readonly { position: number; prize: string; isForfeited: boolean }[]
  own: OwnEntry | null
}

export type DrawingStepName =
  | 'RECEIPT'
  | 'TERMS'
  | 'LIST'
  | 'INCLUSION'
  | 'IN_TIME'
  | 'BEACON'
  | 'PLACES'
export type DrawingStep = { name: DrawingStepName; outcome: 'HOLDS' | 'FAILS' | 'WAITING' }

/**
 * Proves a prize draw, step by step: the terms are those of its opening and name a genuine beacon, the list is the one whose root was told at
 * closing, one's own entry is in it, it was fixed before the beacon's round, and the beacon's number brings these
 * winners and no others. Steps for an own entry come only with one. Never throws: what can't be read fails.
 */
export function verifyDrawing(evidence: DrawingEvidence): DrawingStep[] {
  const { terms, termsHash, list, signature, own } = evidence
  return [
    ...(own ? [step('RECEIPT', () => isReceipt(evidence, own))] : []),
    step('TERMS', () => hashOfTerms(terms) === termsHash && isGenuine(terms.beacon)),
    when(list, 'LIST', ({ entries, root }) => rootOfEntries(entries) === root),
    ...(own
      ? [when(list, 'INCLUSION', ({ root, entries }) => isIn(own, root, entries.length))]
      : []),
    when(list, 'IN_TIME', ({ at }) => new Date(at) < timeOf(terms.beacon)),
    when(signature, 'BEACON', (told) => isOfBeacon(terms.beacon, told)),
    when(list && signature, 'PLACES', () => arePlaces(evidence)),
  ]
}

function isReceipt({ terms, termsHash }: DrawingEvidence, own: OwnEntry): boolean {
  const { receipt, signature, publicKey } = own
  return (
    receipt.draw === terms.draw &&
    receipt.terms === termsHash &&
    isSignedText(textOfEntryReceipt(receipt), signature, publicKey)
  )
}

const isIn = ({ receipt, position, path }: OwnEntry, root: string, size: number) =>
  position !== null && rootBy(hashOfEntry(receipt, position), position, size, path) === root

function arePlaces({ terms, list, signature, places }: DrawingEvidence): boolean {
  const name = { tenant: terms.tenant, draw: terms.draw, root: list!.root }
  const drawn = drawPlaces(randomnessOf(signature!), name, list!.entries, places.length)
  const first = prizesInOrder(terms)
  const entrants = new Set(list!.entries.map(({ entrant }) => entrant))
  if (places.length < Math.min(first.length, entrants.size)) return false
  const forfeited: string[] = []
  return places.every(({ position, prize, isForfeited }, place) => {
    const isOwed = place < first.length ? prize === first[place] : take(forfeited, prize)
    if (isForfeited) forfeited.push(prize)
    return isOwed && drawn[place] === position
  })
}

function take(from: string[], what: string): boolean {
  const at = from.indexOf(what)
  if (at >= 0) from.splice(at, 1)
  return at >= 0
}

function step(name: DrawingStepName, holds: () => boolean): DrawingStep {
  try {
    return { name, outcome: holds() ? 'HOLDS' : 'FAILS' }
  } catch {
    return { name, outcome: 'FAILS' }
  }
}

const when = <Told>(
  told: Told | null,
  name: DrawingStepName,
  holds: (told: Told) => boolean,
): DrawingStep => (told === null ? { name, outcome: 'WAITING' } : step(name, () => holds(told)))
