import type { Kind } from './tables.ts'

/** What stands on a plot. */
export type Building = { kind: Kind; level: number }
/** What somebody wants brought: it pays what it says, once it is back. */
export type Order = { kind: Kind; span: number }
/** A boat that is out: when it left, when it is back, and what it brings. */
export type Voyage = Order & { leftAt: number; backAt: number; pay: number }

/** A town. Times are in seconds of whatever clock it is played by. */
export type Town = {
  seed: string
  /** How far its time has gone. */
  at: number
  shells: number
  /** All shells that came in, ever: what the town has done. */
  earned: number
  plots: readonly (Building | null)[]
  berths: readonly (Voyage | null)[]
  orders: readonly Order[]
  /** How many orders were drawn. */
  drawn: number
  /** How many came home. */
  delivered: number
  /** How many visitors came; one waits for an answer while `isAsked`. */
  visits: number
  visitedAt: number
  isAsked: boolean
  /** What masters taught each kind, for good. */
  taught: readonly number[]
  /** Whose orders pay double until the next visitor. */
  feast: Kind | null
  /** Boats that leave before the next visitor take half as long. */
  isSwift: boolean
  /** A building that costs nothing. */
  promised: Kind | null
  /** A level that costs nothing. */
  hasCarpenter: boolean
}
