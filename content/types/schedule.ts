import type { HappeningKind, OfficialScheduleKind } from '#schema/types.generated.ts'
import type { LocalizedText } from './text.ts'

/** Something going on. It starts `daysAhead` (1 or more) days after the seed's day, at `time` JST. */
export interface Happening {
  readonly kind: HappeningKind
  readonly title: LocalizedText
  readonly body: LocalizedText
  readonly daysAhead: number
  readonly time: string
  readonly talent?: string
  /** The slug of the channel where people talk about it. */
  readonly channel: string
}

/** What comes again, on certain weekdays of every week or every second one: each time is an official schedule. */
export interface Programme {
  readonly slug: string
  readonly kind: OfficialScheduleKind
  readonly title: LocalizedText
  /** What it is about, one time after the other. */
  readonly episodes: readonly LocalizedText[]
  /** The slugs of those who take part. */
  readonly talents: readonly string[]
  /** The slug of the channel where people talk about it. */
  readonly channel?: string
  readonly place?: LocalizedText
  /** A key of the art manifest. */
  readonly art?: string
  /** 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** Every week unless told: every second, the one or the other of two. */
  readonly weeks?: 'even' | 'odd'
  /** JST, `HH:mm`. */
  readonly time: string
  readonly minutes: number
  /** The time of the same day for which it had been announced, before it was moved. */
  readonly movedFrom?: string
  readonly isCancelled?: boolean
}
