import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  history: path('/settings/purchase-history'),
  purchase: path('/settings/purchase-history/:purchase_history_id'),
  refund: path('/settings/store/refunds/:refund_id'),
}
