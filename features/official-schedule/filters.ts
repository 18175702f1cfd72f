import { paths } from '#addresses/official-schedule.ts'
import type { OfficialScheduleKind, OfficialScheduleList } from '#schema/types.generated.ts'

export const kinds = ['STREAM', 'EVENT'] as const satisfies readonly OfficialScheduleKind[]

/** What a list of schedules is narrowed to. */
export type Filters = {
  among: OfficialScheduleList
  kind: OfficialScheduleKind | null
  /** A slug. */
  talent: string | null
}

/** What an address asks for. What is none of ours asks for nothing. */
export function readFilters(search: URLSearchParams): Filters {
  return {
    among: search.get('when') === 'past' ? 'PAST' : 'COMING',
    kind: kinds.find((each) => each === search.get('kind')) ?? null,
    talent: search.get('talent') || null,
  }
}

/** The address that asks for this. */
export function addressOf({ among, kind, talent }: Filters): string {
  const search = new URLSearchParams()
  if (among === 'PAST') search.set('when', 'past')
  if (talent !== null) search.set('talent', talent)
  if (kind !== null) search.set('kind', kind)
  return search.size === 0 ? paths.events() : `${paths.events()}?${search.toString()}`
}
