import { paths } from '#addresses/search.ts'
import type { SearchPeriod } from '#schema/types.generated.ts'
import type { SearchScreenQuery } from './screens/SearchScreen/__generated__/SearchScreenQuery.graphql.ts'

/** What an address looks for. Its words stand as they were typed. */
export type Asked = {
  words: string
  /** Topics, or what is said in rooms, alone; all kinds where it is left out. */
  kind?: 'TOPICS' | 'TALK' | null
  /** What is said in this room alone. */
  roomId?: string | null
  /** Posts alone, of this time. */
  within?: SearchPeriod | null
  /** Posts alone, by this fan. */
  authorId?: string | null
}

const periods: readonly string[] = ['DAY', 'WEEK', 'MONTH'] satisfies SearchPeriod[]
const kinds = ['TOPICS', 'TALK'] as const
/** How many topics, or messages, stand above the posts, where all is looked for. */
export const fewTopics = 3
const topicsOfPage = 20

/** The parameters that say what is looked for. */
export const searchNames = ['q', 'kind', 'in', 'within', 'by'] as const

/** The search part of the address that looks for it. */
export const searchOf = ({ words, kind, roomId, within, authorId }: Asked) => ({
  ...(words !== '' && { q: words }),
  ...(kind && { kind: kind.toLowerCase() }),
  ...(roomId && { in: roomId }),
  ...(within && { within: within.toLowerCase() }),
  ...(authorId && { by: authorId }),
})

/** The address that looks for it. */
export function addressOf(asked: Asked): string {
  const search = new URLSearchParams(searchOf(asked))
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
  const named = kinds.find((each) => each.toLowerCase() === search.get('kind'))
  const kind = isOfPosts ? null : (named ?? null)
  const roomId = kind === 'TALK' ? search.get('in') : null
  return { words: search.get('q') ?? '', kind, roomId, ...ofPosts }
}

/** What is asked of the gateway for it. */
export function variablesOf({
  words,
  kind = null,
  roomId = null,
  within = null,
  authorId = null,
}: Asked): SearchScreenQuery['variables'] {
  const isOfPosts = Boolean(within) || Boolean(authorId)
  return {
    words,
    within,
    authorId,
    channelId: roomId,
    hasAll: !isOfPosts && kind === null,
    hasTopics: !isOfPosts && kind !== 'TALK',
    hasTalk: !isOfPosts && kind !== 'TOPICS',
    hasPosts: kind === null,
    topicCount: kind === null ? fewTopics : topicsOfPage,
  }
}

/** What was asked for, by what was asked of the gateway. */
export const askedBy = ({
  words,
  within,
  authorId,
  channelId,
  hasPosts,
  hasTalk,
}: SearchScreenQuery['variables']): Asked => ({
  words,
  within: within ?? null,
  authorId: authorId ?? null,
  kind: hasPosts ? null : hasTalk ? 'TALK' : 'TOPICS',
  roomId: channelId ?? null,
})
