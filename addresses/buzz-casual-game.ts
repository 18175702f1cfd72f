import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  today: path('/buzz-casual-game/today'),
  game: path('/buzz-casual-game/:day'),
  standalone: path('/buzz-casual-game/:day/standalone'),
  ranking: path('/buzz-casual-game/:day/ranking'),
  play: path('/buzz-casual-game/:day/:play_id'),
}
