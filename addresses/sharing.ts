import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  share: path('/share/:url_id'),
}
