import { hashOfLeaf, rootOf } from './merkle.ts'
import { numberBelow } from './number.ts'

/** An entry as the list tells it that is fixed at closing. */
export type ListedEntry = {
  entry: string
  /** A fan's pseudonym in this draw: whoever entered several times wins once. */
  entrant: string
}

/** A list has places from 0 on, and each entry its hash: the same words elsewhere are another one. */
export const hashOfEntry = ({ entry, entrant }: ListedEntry, position: number): string =>
  hashOfLeaf('', position, `${entry} ${entrant}`)

/** The root over a whole list. */
export const rootOfEntries = (entries: readonly ListedEntry[]): string =>
  rootOf(entries.map(hashOfEntry))

export type DrawingName = {
  tenant: string
  draw: string
  /** Over the list of entries. */
  root: string
}

/**
 * Who is drawn, in which order: the positions of entries, at most `most`. Each number is by the beacon's; whoever was
 * drawn is out with all of their entries. The first get the prizes, and who comes after them those that are forfeited:
 * so what is drawn later is fixed with the rest.
 */
export function drawPlaces(
  randomness: string,
  { tenant, draw, root }: DrawingName,
  entries: readonly ListedEntry[],
  most: number,
): number[] {
  const places: number[] = []
  let left = entries.map((_, position) => position)
  while (places.length < most && left.length > 0) {
    const place = places.length
    const { value } = numberBelow(left.length, randomness, (round) => ({
      version: 1,
      tenant,
      draw,
      root,
      place,
      round,
    }))
    const drawn = left[value]!
    places.push(drawn)
    left = left.filter((position) => entries[position]!.entrant !== entries[drawn]!.entrant)
  }
  return places
}
