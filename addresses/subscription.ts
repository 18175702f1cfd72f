import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  subscriptions: path('/settings/store/subscription'),
  invoices: path('/settings/subscription-invoice'),
  invoice: path('/settings/subscription-invoice/:subscription_invoice_id'),
}
