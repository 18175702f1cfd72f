import type { InformationCategory, SupportTopic } from '#schema/types.generated.ts'
import type { LocalizedText } from './text.ts'

/** What the station tells all of its fans. It appeared `daysAgo` (1 or more), at `time` JST. */
export interface Information {
  readonly category: InformationCategory
  readonly title: LocalizedText
  /** A blank line parts its paragraphs, `・` begins a point. */
  readonly body: LocalizedText
  /** The handle of a talent or the staff. */
  readonly author: string
  /** A key of the art manifest. */
  readonly art?: string
  readonly daysAgo: number
  readonly time: string
  /** When its words were changed last. */
  readonly revised?: { readonly daysAgo: number; readonly time: string }
  /** An address of the app. */
  readonly link?: { readonly path: string; readonly label: LocalizedText }
}

/** What is often asked. `id` is what its place on the page is called, and stays. */
export interface FaqEntrySeed {
  readonly id: string
  readonly topic: SupportTopic
  readonly question: LocalizedText
  /** A blank line parts its paragraphs, `・` begins a point. */
  readonly answer: LocalizedText
}
