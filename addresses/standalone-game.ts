import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = { game: path('/standalone-game/:standalone_game_id') }
