import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  store: path('/store'),
  section: path('/store/sections/:section_id'),
  item: path('/store/items/:item_id'),
  wishes: path('/store/wishes'),
  basket: path('/store/cart/baskets'),
}
