/** The most of one item in a basket or an order. An item's own limit wins where it is lower. */
export const quantityMost = 10
