import type { SearchPeriod } from '#schema/types.generated.ts'
import { paths } from './paths.ts'

/** What an address looks for. Its words stand as they were typed. */
export type Asked = {
  words: string
  within?: SearchPeriod | null
  authorId?: string | null
}

const periods: readonly string[] = ['DAY', 'WEEK', 'MONTH'] satisfies SearchPeriod[]

/** The address that looks for it. */
export function addressOf({ words, within, authorId }: Asked): string {
  const search = new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(within && { within: within.toLowerCase() }),
    ...(authorId && { by: authorId }),
  })
  return search.size === 0 ? paths.search() : `${paths.search()}?${search}`
}

/** What an address looks for; what it says beyond our own words is left out. */
export function readAddress(search: URLSearchParams): Required<Asked> {
  const within = search.get('within')?.toUpperCase() ?? ''
  return {
    words: search.get('q') ?? '',
    within: periods.includes(within) ? (within as SearchPeriod) : null,
    authorId: search.get('by'),
  }
}
