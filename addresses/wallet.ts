import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  coins: path('/store/community-coins/paid'),
  spending: path('/settings/store/spending'),
}
