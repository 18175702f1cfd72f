import { path } from '#platform/routing/path.ts'

/** The feature's addresses. Those of the store are for what was begun there, the others for what was made elsewhere. */
export const paths = {
  checkout: path('/store/order/checkout'),
  complete: path('/store/order/complete'),
  method: path('/store/cash-payment/select-method'),
  card: path('/store/cash-payment/credit-card/pending'),
  wallet: path('/store/cash-payment/id-payment/pending'),
  last: path('/checkout'),
  session: path('/checkout/:session_id'),
  pending: path('/checkout/pending'),
  sessionMethod: path('/checkout/cash-payment/select-method'),
}
