import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Answer } from '#rules/questionnaire.ts'
import { QuestionnaireResults, type QuestionKind } from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** A choice as it is kept. Its key is never used for anything else: answers go by it. */
export type StoredChoice = { key: string; label: LocalizedText; picture: ImageRef | null }
export type ScaleEndsRow = { low: LocalizedText; high: LocalizedText }
export type StoredQuestion = {
  key: string
  kind: (typeof QuestionKind)[number]
  text: LocalizedText
  isRequired: boolean
  mostChoices: number
  choices: readonly StoredChoice[]
  scaleEnds: ScaleEndsRow | null
}

export const questionnaire = pgTable(
  'questionnaire',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    body: jsonb('body').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    resultsFor: text('results_for', { enum: QuestionnaireResults }).notNull(),
    questions: jsonb('questions').$type<readonly StoredQuestion[]>().notNull(),
    /** Free coins for whoever answers; 0 for none. */
    coins: integer('coins').notNull(),
    /** For how many answers there are coins, and how many have had them. */
    rewardsMost: integer('rewards_most').notNull(),
    rewardsGiven: integer('rewards_given').notNull().default(0),
    proposedBy: text('proposed_by').notNull(),
    /** Another person than who proposed it, where it gives something. */
    approvedBy: text('approved_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('questionnaire_slug').on(table.tenantId, table.communityId, table.slug),
    references(table.communityId, community, 'questionnaire_community'),
    check('questionnaire_period', sql`${table.opensAt} < ${table.closesAt}`),
    check(
      'questionnaire_reward',
      sql`${table.coins} >= 0 and (${table.coins} = 0 or ${table.proposedBy} <> ${table.approvedBy})`,
    ),
    check(
      'questionnaire_budget',
      sql`${table.rewardsGiven} between 0 and ${table.rewardsMost} and (${table.coins} > 0) = (${table.rewardsMost} > 0)`,
    ),
  ],
)

/** A fan's answers: kept while they go on, and sent once. */
export const questionnaireResponse = pgTable(
  'questionnaire_response',
  {
    tenantId: tenantId(),
    questionnaireId: text('questionnaire_id').notNull(),
    fanId: text('fan_id').notNull(),
    /** By the questions' keys; choices by theirs. */
    answers: jsonb('answers').$type<StoredAnswers>().notNull(),
    keptAt: instant('kept_at').notNull(),
    sentAt: instant('sent_at'),
    /** What came for it. */
    coins: integer('coins').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.questionnaireId, table.fanId] }),
    index('questionnaire_response_fan').on(table.tenantId, table.fanId),
    references(table.questionnaireId, questionnaire, 'questionnaire_response_questionnaire'),
    references(table.fanId, user, 'questionnaire_response_fan_id'),
    check(
      'questionnaire_response_coins',
      sql`${table.coins} >= 0 and (${table.coins} = 0 or ${table.sentAt} is not null)`,
    ),
  ],
)

export type StoredAnswers = Record<string, Pick<Answer, 'choiceIds' | 'text'>>
export type StoredQuestionnaireRow = typeof questionnaire.$inferSelect
export type QuestionnaireRow = Omit<StoredQuestionnaireRow, 'rewardsGiven'>
export type QuestionRow = { questionnaire: QuestionnaireRow; question: StoredQuestion }
export type ChoiceRow = QuestionRow & { choice: StoredChoice }
export type ResponseRow = Omit<typeof questionnaireResponse.$inferSelect, 'tenantId'>
export type AnswerRow = { response: ResponseRow; key: string }
