import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  receipt: path('/receipt/:receipt_id'),
  creditNote: path('/receipt/:receipt_id/refund'),
}
