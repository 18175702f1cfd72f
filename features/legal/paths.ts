import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  commercialTransactions: path('/legal/commercial-transactions'),
  paymentServices: path('/legal/payment-services'),
}
