import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  /** `?talent=` and `?kind=` narrow it, `?when=past` shows what was. */
  events: path('/events'),
  schedule: path('/official-schedules/:official_schedule_id'),
}
