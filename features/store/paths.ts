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
/** Where so many of one item, or of one of its variants, are paid for, past the basket. */
export const checkoutOfItem = (itemId: string, quantity: number, variantId?: string) => {
  const wanted = { item: itemId, ...(variantId && { variant: variantId }) }
  return `${checkout()}?${new URLSearchParams({ ...wanted, quantity: String(quantity) })}`
}
