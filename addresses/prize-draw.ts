import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  draws: path('/prize-draws'),
  draw: path('/prize-draws/:prize_draw_id'),
  /** Of the entry that `?entry=` names: whoever reloads it sees the same. */
  complete: path('/prize-draws/:prize_draw_id/entry_complete'),
  entry: path('/prize-draws/entry-histories/:entry_history_id'),
}
