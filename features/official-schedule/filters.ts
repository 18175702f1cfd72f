import type { EventFilters } from '#addresses/official-schedule.ts'
import type { OfficialScheduleKind } from '#schema/types.generated.ts'

export const kinds = ['STREAM', 'EVENT'] as const satisfies readonly OfficialScheduleKind[]

/** The parameters that narrow a list of schedules. */
export const filterNames = ['when', 'kind', 'talent'] as const

/** What an address asks for. What is none of ours asks for nothing. */
export function readFilters(search: URLSearchParams): EventFilters {
  return {
    among: search.get('when') === 'past' ? 'PAST' : 'COMING',
    kind: kinds.find((each) => each === search.get('kind')) ?? null,
    talent: search.get('talent') || null,
  }
}
