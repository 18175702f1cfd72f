import { drawOf } from './draws.ts'
import { bustleOf } from './strength.ts'
import { kinds, type HarbourTables, type Kind } from './tables.ts'
import type { Town } from './town.ts'

/** What a visitor leaves. */
export type Gift =
  | { type: 'shells'; amount: number }
  /** The next building of this kind costs nothing. */
  | { type: 'promise'; kind: Kind }
  /** All buildings of this kind bring one more, for good. */
  | { type: 'lesson'; kind: Kind }
  /** Orders of this kind pay double until the next visitor. */
  | { type: 'feast'; kind: Kind }
  /** Boats take half as long until the next visitor. */
  | { type: 'wind' }
  /** The next level on what stands costs nothing. */
  | { type: 'carpenter' }

export const visitorNames = ['pedlar', 'master', 'band', 'captain', 'carpenter'] as const
export type Visitor = { name: (typeof visitorNames)[number]; gifts: readonly [Gift, Gift] }

/** Who waits for an answer, and the two things of which they leave one. */
export function visitorOf(town: Town, tables: HarbourTables): Visitor {
  const { seed, visits } = town
  // Five in a row are five different ones, in an order of their own.
  const round = Math.trunc(visits / visitorNames.length)
  const name = orderOf(drawOf(seed, 'visitor', round))[visits % visitorNames.length]!
  const first = drawOf(seed, 'gift', visits)
  const kind = kinds[first % kinds.length]!
  const other = kinds[(first + 1 + (Math.trunc(first / 64) % (kinds.length - 1))) % kinds.length]!
  const shells: Gift = { type: 'shells', amount: 10 + bustleOf(town, tables) }
  const gifts: Record<Visitor['name'], readonly [Gift, Gift]> = {
    pedlar: [shells, { type: 'promise', kind }],
    master: [
      { type: 'lesson', kind },
      { type: 'lesson', kind: other },
    ],
    band: [
      { type: 'feast', kind },
      { type: 'feast', kind: other },
    ],
    captain: [{ type: 'wind' }, shells],
    carpenter: [{ type: 'carpenter' }, { type: 'promise', kind }],
  }
  return { name, gifts: gifts[name] }
}

/** One of the 120 orders of five. */
function orderOf(number: number): Visitor['name'][] {
  const left = [...visitorNames]
  const order: Visitor['name'][] = []
  for (let rest = number; left.length > 0; rest = Math.trunc(rest / 8))
    order.push(...left.splice(rest % left.length, 1))
  return order
}
