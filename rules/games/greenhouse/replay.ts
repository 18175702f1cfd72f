import { begin, deal, mayPlant, plant, type Greenhouse } from './greenhouse.ts'
import { greenhouseTables, type GreenhouseTables } from './tables.ts'

/** A plant put into a cell, so many milliseconds after the play began. */
export type Planting = { tick: number; cell: number }

/** What a plant takes to settle, in milliseconds: the page takes no input within it. */
export const settleMs = 150

/**
 * Which rules these are: the first 16 digits of what a fixed set of plays comes to under them (`replay.test.ts`). It
 * changes whenever a play could come to anything else.
 */
export const greenhouseRules = '616d3f9deb726159'

export type Replay =
  | { house: Greenhouse; chains: readonly number[]; problem: null }
  | { problem: 'INCOMPLETE' | 'INVALID' | 'TOO_FAST' }

/**
 * Plays inputs again. They end a game or it is INCOMPLETE; cells that may not be planted, or turns after the end, are
 * INVALID; less between two than a plant takes to settle is TOO_FAST. Never more turns than a game has.
 */
export function replay(
  seed: string,
  inputs: readonly Planting[],
  tables: GreenhouseTables = greenhouseTables,
): Replay {
  if (inputs.length > tables.turns) return { problem: 'INVALID' }
  const dealt = deal(seed, tables)
  const chains: number[] = []
  let house = begin(tables)
  let earliest = 0
  for (const { tick, cell } of inputs) {
    if (!Number.isInteger(tick) || !mayPlant(house, cell)) return { problem: 'INVALID' }
    if (tick < earliest) return { problem: 'TOO_FAST' }
    earliest = tick + settleMs
    house = plant(house, cell, dealt, tables)
    chains.push(house.merges.length)
  }
  return house.isOver ? { house, chains, problem: null } : { problem: 'INCOMPLETE' }
}
