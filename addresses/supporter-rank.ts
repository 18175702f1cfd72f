import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  season: path('/supporter-rank/:season_id'),
}
