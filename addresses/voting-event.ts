import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  voting: path('/voting-event/:identifier'),
  result: path('/voting-event/:identifier/result'),
  share: path('/voting-event/:identifier/share'),
}
