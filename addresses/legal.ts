import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  commercialTransactions: path('/legal/commercial-transactions'),
  terms: path('/legal/terms'),
  privacy: path('/legal/privacy'),
  paymentServices: path('/legal/payment-services'),
}
