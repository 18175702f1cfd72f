import { paths } from '#addresses/search.ts'
import { todayInTokyo } from '#platform/time/useTokyoTime.ts'
import { dayAfter, isContractDay } from '#rules/day.ts'
import type { SearchScreenQuery } from './screens/SearchScreen/__generated__/SearchScreenQuery.graphql.ts'

/** What narrows posts and talk, with words or without. */
export type Narrowing = {
  /** By this person. */
  authorId?: string | null
  /** The first day in Japan, and the last, `YYYY-MM-DD`. */
  since?: string | null
  until?: string | null
  hasPicture?: boolean
}

/** What an address looks for. Its words stand as they were typed. */
export type Asked = Narrowing & {
  words: string
  /** Of what kind; all kinds where it is left out. */
  kind?: (typeof kinds)[number] | null
  /** What is said in this room alone. */
  roomId?: string | null
  /** The address says a day that there is none of, or what else nobody can look for: nothing is. */
  isUnclear?: boolean
}

const kinds = ['POSTS', 'TOPICS', 'TALK'] as const
/** What an older address says of days, which it counts from today. */
const periods = new Map([
  ['day', 1],
  ['week', 7],
  ['month', 30],
])
/** How many topics, or messages, stand above the posts, where all is looked for. */
export const fewTopics = 3
const topicsOfPage = 20

/** The parameters that say what is looked for. */
export const searchNames = ['q', 'kind', 'in', 'by', 'since', 'until', 'has', 'within'] as const

/** The search part of the address that looks for it. */
export const searchOf = ({
  words,
  kind,
  roomId,
  authorId,
  since,
  until,
  hasPicture,
}: Asked): Record<string, string> => ({
  ...(words !== '' && { q: words }),
  ...(kind && { kind: kind.toLowerCase() }),
  ...(roomId && { in: roomId }),
  ...(authorId && { by: authorId }),
  ...(since && { since }),
  ...(until && { until }),
  ...(hasPicture && { has: 'picture' }),
})

/** The address that looks for it. */
export function addressOf(asked: Asked): string {
  const search = new URLSearchParams(searchOf(asked))
  return search.size === 0 ? paths.search() : `${paths.search()}?${search}`
}

/** What narrows a search, alone. */
export const narrowingOf = ({ authorId, since, until, hasPicture }: Asked): Narrowing => ({
  authorId,
  since,
  until,
  hasPicture,
})

export const isNarrow = ({ authorId, since, until, hasPicture }: Narrowing): boolean =>
  Boolean(authorId) || Boolean(since) || Boolean(until) || Boolean(hasPicture)

/** What an address looks for; what it says beyond our own words is left out. */
export function readAddress(search: URLSearchParams): Asked {
  const days = periods.get(search.get('within') ?? '')
  const authorId = search.get('by') || null
  const since = search.get('since') || (days ? dayAfter(todayInTokyo(), -days) : null)
  const until = search.get('until') || null
  const has = search.get('has')
  const isUnclear =
    [since, until].some((day) => day !== null && !isContractDay(day)) ||
    (since !== null && until !== null && since > until) ||
    Boolean(has && has !== 'picture')
  const words = search.get('q') ?? ''
  if (isUnclear) return { words, isUnclear }
  const narrowing = { authorId, since, until, hasPicture: has === 'picture' }
  const named = kinds.find((each) => each.toLowerCase() === search.get('kind')) ?? null
  // Topics are not narrowed, and what names no kind has meant posts from the beginning.
  if (named === 'TOPICS' || !(named || isNarrow(narrowing))) return { words, kind: named }
  const kind = named ?? 'POSTS'
  return { words, kind, roomId: kind === 'TALK' ? search.get('in') : null, ...narrowing }
}

/** What is asked of the gateway for it. */
export function variablesOf({
  words,
  kind = null,
  roomId = null,
  authorId = null,
  since = null,
  until = null,
  hasPicture = false,
  isUnclear = false,
}: Asked): SearchScreenQuery['variables'] {
  const isAny = kind === null && !isUnclear
  return {
    words,
    authorId,
    personId: authorId ?? '',
    hasPerson: authorId !== null,
    since,
    until,
    hasPicture,
    channelId: roomId,
    hasAll: isAny,
    hasTopics: isAny || kind === 'TOPICS',
    hasTalk: isAny || kind === 'TALK',
    hasPosts: isAny || kind === 'POSTS',
    topicCount: kind === null ? fewTopics : topicsOfPage,
  }
}

/** What was asked for, by what was asked of the gateway. */
export function askedBy({
  words,
  authorId,
  since,
  until,
  hasPicture,
  channelId,
  hasAll,
  hasTopics,
  hasPosts,
  hasTalk,
}: SearchScreenQuery['variables']): Asked {
  const kind = hasAll ? null : hasTopics ? 'TOPICS' : hasTalk ? 'TALK' : hasPosts ? 'POSTS' : null
  return {
    words,
    kind,
    authorId: authorId ?? null,
    since: since ?? null,
    until: until ?? null,
    hasPicture: hasPicture ?? false,
    roomId: channelId ?? null,
    isUnclear: !hasAll && kind === null,
  }
}
