import type { VotingResults } from '#schema/types.generated.ts'
import type { LocalizedText } from './text.ts'

/** What fans vote on, once a day. */
export interface Voting {
  readonly identifier: string
  readonly title: LocalizedText
  readonly description: LocalizedText
  /** A key of the art manifest. */
  readonly art: string
  readonly results: VotingResults
  readonly openedDaysAgo: number
  readonly closesDaysAhead: number
  readonly shareRewardCoins?: number
  readonly candidates: readonly {
    readonly slug: string
    readonly name: LocalizedText
    readonly description: LocalizedText
    readonly art: string
    /** The slug of the talent whose colour it has. */
    readonly talent?: string
    /** How much the demo's fans like it, beside the others. */
    readonly weight: number
  }[]
}
