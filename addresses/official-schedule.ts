import type { OfficialScheduleKind, OfficialScheduleList } from '#schema/types.generated.ts'
import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  /** `?talent=` and `?kind=` narrow it, `?when=past` shows what was. */
  events: path('/events'),
  schedule: path('/official-schedules/:official_schedule_id'),
}

/** What a list of schedules is narrowed to. */
export type EventFilters = {
  among: OfficialScheduleList
  kind: OfficialScheduleKind | null
  /** A slug. */
  talent: string | null
}

/** The address that asks for this; what is not said is all that is to come. */
export function addressOfEvents({ among, kind, talent }: Partial<EventFilters>): string {
  const search = new URLSearchParams()
  if (among === 'PAST') search.set('when', 'past')
  if (talent) search.set('talent', talent)
  if (kind) search.set('kind', kind)
  return search.size === 0 ? paths.events() : `${paths.events()}?${search.toString()}`
}
