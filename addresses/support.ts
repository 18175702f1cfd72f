import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  support: path('/support'),
  contact: path('/support/contact'),
  inquiry: path('/support/contacts/:inquiry_number'),
}
