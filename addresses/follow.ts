import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  /** `?list=followers` shows who follows the fan. */
  followList: path('/follow-list'),
}
