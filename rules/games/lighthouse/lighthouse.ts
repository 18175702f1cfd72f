import { randomOf } from '../random.ts'
import type { LighthouseTables } from './tables.ts'

/** A ship that comes in. */
export type Arrival = { step: number; lane: number; kind: number; side: 1 | -1 }

export type Ship = Arrival & {
  id: number
  /** 1000 where it comes in, less the nearer it is. */
  distance: number
  /** How far towards the rocks beside its lane. */
  drift: number
  isLit: boolean
  /** It was lit before, and is not now or was not for a while. */
  hasLostLight: boolean
  hasBeenLit: boolean
}

/** Where the fan holds the beam: from 0 at the left to 63, and from 0 for the widest to 3 for the farthest. */
export type Aim = { aim: number; reach: number }

export type Happening = {
  kind: 'docked' | 'wrecked'
  lane: number
  distance: number
  points: number
}

export type Night = {
  step: number
  ships: readonly Ship[]
  /** Where the beam points now, of 1000; it follows what the fan wants. */
  bearing: number
  wanted: Aim
  score: number
  docked: number
  wrecks: number
  /** By how much the next ship counts that keeps its light. */
  chain: number
  bestChain: number
  isOver: boolean
  /** Of the last step. */
  happened: readonly Happening[]
}

/** The ships that a seed brings. Throws a RangeError for what is no seed. */
export function arrivals(seed: string, tables: LighthouseTables): Arrival[] {
  const random = randomOf(seed)
  const [first, last] = tables.gaps
  const ships: Arrival[] = []
  let step = 20
  let lane = random() % tables.lanes
  while (step < tables.steps - 100) {
    const side = random() % 2 === 0 ? 1 : -1
    ships.push({ step, lane, kind: random() % 3 === 0 ? 1 : 0, side })
    // Never twice in a row where the last one came.
    lane = (lane + 1 + (random() % (tables.lanes - 1))) % tables.lanes
    const gap = first - Math.trunc(((first - last) * step) / tables.steps)
    step += gap - 8 + (random() % 17)
  }
  return ships
}

export const nightfall = (): Night => ({
  step: 0,
  ships: [],
  bearing: 500,
  wanted: { aim: 32, reach: 1 },
  score: 0,
  docked: 0,
  wrecks: 0,
  chain: 1,
  bestChain: 1,
  isOver: false,
  happened: [],
})

/** How many fogs have come up. */
export const fogAt = (step: number, { fogEvery }: LighthouseTables): number =>
  Math.trunc(step / fogEvery)

/** How far a form of the beam shines in a step. */
export const rangeAt = (reach: number, step: number, tables: LighthouseTables): number =>
  Math.trunc((tables.ranges[reach]! * (100 - tables.fogTakes * fogAt(step, tables))) / 100)

/** The middle of a lane, of 1000. */
export const middleOf = (lane: number, { lanes }: LighthouseTables): number =>
  Math.trunc(((2 * lane + 1) * 500) / lanes)

/** Where a ship is between left and right, of 1000: rocks stand half a lane beside its middle. */
export const bearingOf = (ship: Ship, tables: LighthouseTables): number =>
  middleOf(ship.lane, tables) +
  ship.side * Math.trunc((ship.drift * 500) / (tables.lanes * tables.rocks))

/** What the beam's bearing would be, of 1000. */
export const bearingWanted = ({ aim }: Aim): number => Math.trunc((aim * 1000) / 63)

const isLitBy = (ship: Ship, bearing: number, reach: number, step: number, t: LighthouseTables) =>
  Math.abs(bearingOf(ship, t) - bearing) <= t.halfWidths[reach]! &&
  ship.distance <= rangeAt(reach, step, t)

/** The night a step of 50 ms later, with the beam held so. One that is over stays as it is. */
export function pass(
  night: Night,
  coming: readonly Arrival[],
  wanted: Aim,
  tables: LighthouseTables,
): Night {
  if (night.isOver) return night
  const { step } = night
  const far = bearingWanted(wanted) - night.bearing
  const bearing = night.bearing + Math.max(-tables.turn, Math.min(tables.turn, far))
  const drifts = tables.drift + Math.trunc(fogAt(step, tables) / 2)
  const happened: Happening[] = []
  const ships: Ship[] = []
  let { chain, bestChain, score, docked, wrecks } = night
  for (const before of night.ships) {
    const isLit = isLitBy(before, bearing, wanted.reach, step, tables)
    const ship: Ship = {
      ...before,
      isLit,
      hasBeenLit: before.hasBeenLit || isLit,
      hasLostLight: before.hasLostLight || (before.hasBeenLit && !isLit),
      distance: isLit ? before.distance - tables.speeds[before.kind]! : before.distance,
      drift: Math.max(0, before.drift + (isLit ? -tables.comesBack : drifts)),
    }
    const { lane, distance } = ship
    if (distance <= tables.dock) {
      if (ship.hasLostLight) chain = 1
      const points = tables.worth[ship.kind]! * chain
      score += points
      docked += 1
      bestChain = Math.max(bestChain, chain)
      chain = Math.min(tables.chain, chain + 1)
      happened.push({ kind: 'docked', lane, distance, points })
    } else if (ship.drift >= tables.rocks) {
      wrecks += 1
      chain = 1
      happened.push({ kind: 'wrecked', lane, distance, points: 0 })
    } else ships.push(ship)
  }
  for (const [id, arrival] of coming.entries())
    if (arrival.step === step)
      ships.push({
        ...arrival,
        id,
        distance: 1000,
        drift: 0,
        isLit: false,
        hasLostLight: false,
        hasBeenLit: false,
      })
  const isOver = wrecks >= tables.wrecks || step + 1 >= tables.steps
  return {
    step: step + 1,
    ships,
    bearing,
    wanted,
    score,
    docked,
    wrecks,
    chain,
    bestChain,
    isOver,
    happened,
  }
}

/** What was nearly reached: a ship that was nearly in, the next step of the row, or the morning. */
export function nearlyReached(
  { ships, wrecks, step, bestChain }: Night,
  tables: LighthouseTables,
): { kind: 'ship' | 'chain' | 'morning'; left: number } | null {
  if (wrecks < tables.wrecks)
    return bestChain < tables.chain ? { kind: 'chain', left: tables.chain } : null
  const seconds = Math.ceil((tables.steps - step) / 20)
  if (seconds <= 15) return { kind: 'morning', left: seconds }
  const nearest = Math.min(...ships.map(({ distance }) => distance))
  if (nearest <= 500) return { kind: 'ship', left: Math.ceil((nearest - tables.dock) / 200) }
  return { kind: 'morning', left: seconds }
}
