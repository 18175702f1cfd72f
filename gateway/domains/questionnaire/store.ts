import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  sql,
} from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import {
  questionnaire,
  questionnaireResponse,
  type QuestionnaireRow,
  type ResponseRow,
  type StoredAnswers,
} from './tables.ts'

const { rewardsGiven: _, ...kept } = getTableColumns(questionnaire)

export async function findQuestionnaires(
  db: Queryable,
  ids: readonly string[],
): Promise<QuestionnaireRow[]> {
  return db
    .select(kept)
    .from(questionnaire)
    .where(inArray(questionnaire.id, [...ids]))
}

/** All of a community, those that close last first. */
export async function findQuestionnairesOf(
  db: Queryable,
  communityId: string,
  most: number,
): Promise<QuestionnaireRow[]> {
  return db
    .select(kept)
    .from(questionnaire)
    .where(eq(questionnaire.communityId, communityId))
    .orderBy(desc(questionnaire.closesAt), desc(questionnaire.id))
    .limit(most)
}

/** The one with this name, and how many of its rewards are given; undefined where there is none. */
export async function findBySlug(db: Queryable, slug: string) {
  return (await db.select().from(questionnaire).where(eq(questionnaire.slug, slug)).limit(1))[0]
}

/** How many rewards were given. */
export async function readRewardsGiven(db: Queryable, id: string): Promise<number> {
  const [row] = await db
    .select({ given: questionnaire.rewardsGiven })
    .from(questionnaire)
    .where(eq(questionnaire.id, id))
  return row?.given ?? 0
}

/** Takes one of the rewards that are left; false where none is. */
export async function takeReward(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction
    .update(questionnaire)
    .set({ rewardsGiven: sql`${questionnaire.rewardsGiven} + 1` })
    .where(and(eq(questionnaire.id, id), lt(questionnaire.rewardsGiven, questionnaire.rewardsMost)))
    .returning({ id: questionnaire.id })
  return rows.length > 0
}

const columns = {
  questionnaireId: questionnaireResponse.questionnaireId,
  fanId: questionnaireResponse.fanId,
  answers: questionnaireResponse.answers,
  keptAt: questionnaireResponse.keptAt,
  sentAt: questionnaireResponse.sentAt,
  coins: questionnaireResponse.coins,
}
type Own = { questionnaireId: string; fanId: string }
const ofFan = ({ questionnaireId, fanId }: Own) =>
  and(
    eq(questionnaireResponse.questionnaireId, questionnaireId),
    eq(questionnaireResponse.fanId, fanId),
  )

/** A fan's answers to these. */
export async function findResponses(
  db: Queryable,
  fanId: string,
  ids: readonly string[],
): Promise<ResponseRow[]> {
  return db
    .select(columns)
    .from(questionnaireResponse)
    .where(
      and(
        eq(questionnaireResponse.fanId, fanId),
        inArray(questionnaireResponse.questionnaireId, [...ids]),
      ),
    )
}

/** Puts answers in place of those before them; false where all were sent already. */
export async function keepAnswers(
  db: Queryable,
  { answers, at, ...own }: Own & { answers: StoredAnswers; at: Date },
): Promise<boolean> {
  const rows = await db
    .insert(questionnaireResponse)
    .values({ ...own, answers, keptAt: at })
    .onConflictDoUpdate({
      target: [
        questionnaireResponse.tenantId,
        questionnaireResponse.questionnaireId,
        questionnaireResponse.fanId,
      ],
      set: { answers: sql`${questionnaireResponse.answers} || excluded.answers`, keptAt: at },
      setWhere: isNull(questionnaireResponse.sentAt),
    })
    .returning({ fanId: questionnaireResponse.fanId })
  return rows.length > 0
}

/** A fan's row, made where there is none, and held until the transaction ends. */
export async function holdResponse(
  transaction: Transaction,
  own: Own,
  at: Date,
): Promise<ResponseRow> {
  await transaction
    .insert(questionnaireResponse)
    .values({ ...own, answers: {}, keptAt: at })
    .onConflictDoNothing()
  const [row] = await transaction
    .select(columns)
    .from(questionnaireResponse)
    .where(ofFan(own))
    .for('update')
  return row!
}

export async function sendResponse(
  transaction: Transaction,
  {
    answers,
    sentAt,
    coins,
    ...own
  }: Own & Pick<ResponseRow, 'answers' | 'coins'> & { sentAt: Date },
): Promise<void> {
  await transaction
    .update(questionnaireResponse)
    .set({ answers, sentAt, keptAt: sentAt, coins })
    .where(ofFan(own))
}

export type Counts = { answers: number; byChoice: ReadonlyMap<string, number> }

/** How often each choice was made, by `question choice`, and how many have answered. */
export async function countAnswers(db: Queryable, id: string): Promise<Counts> {
  const sent = and(
    eq(questionnaireResponse.questionnaireId, id),
    isNotNull(questionnaireResponse.sentAt),
  )
  const [all] = await db.select({ answers: count() }).from(questionnaireResponse).where(sent)
  const rows = await db.execute<{ question: string; choice: string; times: number }>(sql`
    select answer.key as question, choice, count(*)::integer as times
    from ${questionnaireResponse}, jsonb_each(${questionnaireResponse.answers}) as answer,
      jsonb_array_elements_text(answer.value -> 'choiceIds') as choice
    where ${sent}
    group by 1, 2`)
  return {
    answers: all!.answers,
    byChoice: new Map(rows.rows.map((row) => [`${row.question} ${row.choice}`, row.times])),
  }
}

/** What was answered and sent, in no order that tells who it was by or when. */
export async function findSentAnswers(db: Queryable, id: string): Promise<StoredAnswers[]> {
  const rows = await db
    .select({ answers: questionnaireResponse.answers })
    .from(questionnaireResponse)
    .where(
      and(eq(questionnaireResponse.questionnaireId, id), isNotNull(questionnaireResponse.sentAt)),
    )
    .orderBy(asc(sql`random()`))
  return rows.map(({ answers }) => answers)
}
