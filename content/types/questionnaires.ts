import type { QuestionKind, QuestionnaireResults } from '#schema/types.generated.ts'
import type { LocalizedText } from './text.ts'

/** Something that is asked. Answers go by the keys: one is never used for anything else, and holds no underscore. */
export interface QuestionSeed {
  readonly key: string
  readonly kind: QuestionKind
  readonly text: LocalizedText
  readonly isRequired: boolean
  readonly choices: readonly {
    readonly key: string
    readonly label: LocalizedText
    readonly art?: string
  }[]
  /** Of a question of several; 1 where left out. */
  readonly mostChoices?: number
  readonly scaleEnds?: { readonly low: LocalizedText; readonly high: LocalizedText }
}

/** A questionnaire, its days counted from the demo's first. */
export interface QuestionnaireSeed {
  readonly slug: string
  readonly title: LocalizedText
  readonly body: LocalizedText
  readonly art: string
  readonly openedDaysAgo: number
  /** Below 0 where it has ended. */
  readonly closesDaysAhead: number
  readonly resultsFor: QuestionnaireResults
  readonly questions: readonly QuestionSeed[]
  /** Free coins for whoever answers, and for how many answers there are some. */
  readonly coins: number
  readonly rewardsMost: number
}
