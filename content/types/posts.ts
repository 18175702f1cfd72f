import type { LocalizedText } from './text.ts'

/** What somebody posted. */
export type SeedPost = {
  /** A handle. */
  readonly author: string
  readonly text: string
  /** `HH:mm` in JST, so many days before the seed's day: 1 or more. */
  readonly daysAgo: number
  readonly time: string
  /** How many of the cast waved a penlight at it. */
  readonly lit: number
}

/** What a post shows, which is found by who wrote it when. */
export type SeedPostPictures = {
  readonly author: string
  readonly daysAgo: number
  readonly time: string
  /** By the names of pictures. */
  readonly pictures: readonly string[]
}

/** What somebody posted that asks its readers something. */
export type SeedPostPoll = SeedPost & {
  readonly duration: 'HOUR' | 'DAY' | 'THREE_DAYS' | 'WEEK'
  /** Each with how many of the cast voted for it. */
  readonly choices: readonly (readonly [text: string, votes: number])[]
}

/** What somebody said: so many minutes after what it is about, by whom, what, and what was answered as late. */
export type SeedComment = readonly [
  minutesLater: number,
  author: string,
  text: string,
  replies?: readonly (readonly [minutesLater: number, author: string, text: string])[],
]

/** What was said about a post or a topic, which its author wrote then. */
export type SeedThread = {
  readonly kind: 'post' | 'topic'
  readonly author: string
  readonly daysAgo: number
  readonly time: string
  readonly comments: readonly SeedComment[]
}

/** What topics are sorted by, in the order in which they are shown. */
export type SeedTopicCategory = {
  readonly slug: string
  readonly name: LocalizedText
  readonly description: LocalizedText
}

/** What somebody wrote to be found again. */
export type SeedTopic = {
  /** A category's slug. */
  readonly category: string
  /** A handle. */
  readonly author: string
  readonly title: string
  readonly text: string
  /** `HH:mm` in JST, so many days before the seed's day: 1 or more. */
  readonly daysAgo: number
  readonly time: string
}
