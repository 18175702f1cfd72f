import type { Night } from '#rules/games/lighthouse/lighthouse.ts'

/**
 * What is seen between a step and the next, `share` of it gone (0 to 1). Ships that come or go do so at the step itself.
 */
export function between(night: Night, next: Night, share: number): Night {
  const towards = (from: number, to: number) => from + (to - from) * share
  const later = new Map(next.ships.map((ship) => [ship.id, ship]))
  return {
    ...night,
    step: towards(night.step, next.step),
    bearing: towards(night.bearing, next.bearing),
    wanted: next.wanted,
    ships: night.ships.map((ship) => {
      const to = later.get(ship.id)
      if (!to) return ship
      const { distance, drift } = ship
      return { ...to, distance: towards(distance, to.distance), drift: towards(drift, to.drift) }
    }),
  }
}
