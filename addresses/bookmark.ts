import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  bookmarks: path('/bookmarks'),
}
