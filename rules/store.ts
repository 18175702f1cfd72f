import type { BasketProblem } from '#schema/types.generated.ts'

/** The most lines of a basket: as many as can be looked over on a phone. */
export const basketLinesMost = 30
/** The most of one item in a basket or an order. An item's own limit wins where it is lower. */
export const quantityMost = 10

/** Whether a basket's line could be ordered now: what costs something else by now is told and can. */
export const isOrderableLine = ({ problem }: { problem?: BasketProblem | null }): boolean =>
  problem == null || problem === 'PRICE_CHANGED'

/** From so many pieces on a fan is told how many are left, and no slip holds them for days. */
export const fewLeft = 10
