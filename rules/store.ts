/** The most lines of a basket: as many as can be looked over on a phone. */
export const basketLinesMost = 30
/** The most of one item in a basket or an order. An item's own limit wins where it is lower. */
export const quantityMost = 10

/** From so many pieces on a fan is told how many are left, and no slip holds them for days. */
export const fewLeft = 10
