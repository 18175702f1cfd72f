import { path } from '#platform/routing/path.ts'

const checkout = path('/store/order/checkout')

/** The feature's addresses. */
export const paths = {
  store: path('/store'),
  section: path('/store/sections/:section_id'),
  item: path('/store/items/:item_id'),
  wishes: path('/store/wishes'),
  basket: path('/store/cart/baskets'),
}

/** Where all that a basket holds is paid for. */
export const checkoutOfBasket = checkout
/** Where so many of one item are paid for, past the basket. */
export const checkoutOfItem = (itemId: string, quantity: number) =>
  `${checkout()}?${new URLSearchParams({ item: itemId, quantity: String(quantity) })}`
