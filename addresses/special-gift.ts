import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  /** All that the fan has bought and can open. */
  list: path('/mypage/special-gifts'),
  /** What one item holds. */
  gifts: path('/store/items/:item_id/special-gifts'),
}
