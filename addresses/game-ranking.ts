import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  ranking: path('/game-ranking/:game_id'),
  replay: path('/game-ranking/:game_id/:play_id'),
}

/** The addresses of a ranking's spans begin with these. */
export const spanNames = { DAY: 'day', WEEK: 'week', MONTH: 'month', SEASON: 'season' } as const
