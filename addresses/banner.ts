import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  list: path('/banner-list/:section_id'),
}
