import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = { game: path('/casual-game/:casual_game_id') }
