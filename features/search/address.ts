import { paths } from '#addresses/search.ts'
import type { SearchPeriod } from '#schema/types.generated.ts'
import type { SearchScreenQuery } from './screens/SearchScreen/__generated__/SearchScreenQuery.graphql.ts'

/** What an address looks for. Its words stand as they were typed. */
export type Asked = {
  words: string
  /** Topics alone; all kinds where it is left out. */
  kind?: 'TOPICS' | null
  /** Posts alone, of this time. */
  within?: SearchPeriod | null
  /** Posts alone, by this fan. */
  authorId?: string | null
}

const periods: readonly string[] = ['DAY', 'WEEK', 'MONTH'] satisfies SearchPeriod[]
/** How many topics stand above the posts, where all is looked for. */
export const fewTopics = 3
const topicsOfPage = 20

/** The address that looks for it. */
export function addressOf({ words, kind, within, authorId }: Asked): string {
  const search = new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(kind && { kind: kind.toLowerCase() }),
    ...(within && { within: within.toLowerCase() }),
    ...(authorId && { by: authorId }),
  })
  return search.size === 0 ? paths.search() : `${paths.search()}?${search}`
}

/** What an address looks for; what it says beyond our own words is left out. */
export function readAddress(search: URLSearchParams): Required<Asked> {
  const within = search.get('within')?.toUpperCase() ?? ''
  const ofPosts = {
    within: periods.includes(within) ? (within as SearchPeriod) : null,
    authorId: search.get('by'),
  }
  const isOfPosts = ofPosts.within !== null || ofPosts.authorId !== null
  const kind = !isOfPosts && search.get('kind') === 'topics' ? 'TOPICS' : null
  return { words: search.get('q') ?? '', kind, ...ofPosts }
}

/** What is asked of the gateway for it. */
export function variablesOf({
  words,
  kind,
  within = null,
  authorId = null,
}: Asked): SearchScreenQuery['variables'] {
  const isOfPosts = Boolean(within) || Boolean(authorId)
  const isOfTopics = kind === 'TOPICS'
  return {
    words,
    within,
    authorId,
    hasAll: !isOfPosts && !isOfTopics,
    hasTopics: !isOfPosts,
    hasPosts: !isOfTopics,
    topicCount: isOfTopics ? topicsOfPage : fewTopics,
  }
}

/** What was asked for, by what was asked of the gateway. */
export const askedBy = ({
  words,
  within,
  authorId,
  hasPosts,
}: SearchScreenQuery['variables']): Asked => ({
  words,
  within: within ?? null,
  authorId: authorId ?? null,
  kind: hasPosts ? null : 'TOPICS',
})
