import { isDeepStrictEqual } from 'node:util'
import {
  answerProblem,
  cleanAnswer,
  saysSomething,
  unanswered,
  type Answer,
} from '#rules/questionnaire.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { viewerMembership } from '../community/service.ts'
import { grant } from '../ledger/service.ts'
import type { AnswerQuestionnaireInput, KeepQuestionnaireAnswersInput } from '../types.generated.ts'
import { askedBy, forgetCounts, keyOf, loadQuestionnaire, stateOf } from './reading.ts'
import { holdResponse, keepAnswers, sendResponse, takeReward } from './store.ts'
import type { QuestionnaireRow, StoredAnswers } from './tables.ts'

/** For how long the coins can be spent, as all that are given. */
const daysOfCoins = 180

type Sent = KeepQuestionnaireAnswersInput | AnswerQuestionnaireInput
type Code = 'ALREADY_ANSWERED' | 'ENDED' | 'INCOMPLETE' | 'INVALID' | 'TOO_LONG' | 'UNREADABLE'

const refused = (code: Code) => ({ __typename: 'QuestionnaireError' as const, code })

/** Keeps what the viewer has chosen so far. It is nobody's answer until it is sent. */
export async function keepViewerAnswers(
  context: GatewayContext,
  input: KeepQuestionnaireAnswersInput,
) {
  const asked = await askedOf(context, input)
  if (asked.refusal) return asked.refusal
  const { fanId, questionnaire, answers } = asked
  const at = context.now()
  if (stateOf(questionnaire, at) === 'ENDED') return refused('ENDED')
  const own = { questionnaireId: questionnaire.id, fanId }
  if (!(await keepAnswers(context.db, { ...own, answers: stored(answers), at })))
    return refused('ALREADY_ANSWERED')
  context.clearLoaders()
  return { __typename: 'KeepQuestionnaireAnswersSuccess' as const, questionnaire }
}

/**
 * Sends the viewer's answers and gives what they bring, in one transaction. Fan and questionnaire are the key: the same
 * sent again answers the same, others are refused.
 */
export async function answerQuestionnaire(
  context: GatewayContext,
  input: AnswerQuestionnaireInput,
) {
  const asked = await askedOf(context, input)
  if (asked.refusal) return asked.refusal
  const { fanId, questionnaire } = asked
  const answers = asked.answers.filter(saysSomething)
  const isWhole = unanswered(askedBy(questionnaire), answers).length === 0
  const result = await context.db.transaction(async (transaction) => {
    const own = { questionnaireId: questionnaire.id, fanId }
    const at = context.now()
    const before = await holdResponse(transaction, own, at)
    const sent = stored(answers)
    if (before.sentAt !== null)
      return isDeepStrictEqual(before.answers, sent) ? before.coins : ('ALREADY_ANSWERED' as const)
    if (stateOf(questionnaire, at) === 'ENDED') return 'ENDED' as const
    if (!isWhole) return 'INCOMPLETE' as const
    const coins = await reward(transaction, questionnaire, fanId, at)
    await sendResponse(transaction, { ...own, answers: sent, coins, sentAt: at })
    return coins
  })
  context.clearLoaders()
  if (typeof result === 'string') return refused(result)
  forgetCounts(context, questionnaire.id, fanId)
  return { __typename: 'AnswerQuestionnaireSuccess' as const, questionnaire, coins: result }
}

/** The fan, what they are asked and what they say to it, or why it can't be taken. */
async function askedOf(context: GatewayContext, { questionnaireId, answers }: Sent) {
  const { userId: fanId } = context
  if (fanId === null) return { refusal: { __typename: 'UnauthenticatedError' as const } }
  const questionnaire = await loadQuestionnaire(context, questionnaireId)
  if (!questionnaire)
    return { refusal: { __typename: 'NotFoundError' as const, field: 'questionnaireId' } }
  const { communityId } = questionnaire
  if (!(await viewerMembership(context, communityId)))
    return { refusal: { __typename: 'NotJoinedError' as const, communityId } }
  const questions = new Map(askedBy(questionnaire).map((each) => [each.id, each]))
  const said: Answer[] = []
  for (const { questionId, choiceIds, text = null } of answers) {
    const question = questions.get(questionId)
    // Each question is answered once: what is named twice says two things.
    if (!question || said.some((each) => each.questionId === questionId))
      return { refusal: refused('INVALID') }
    const answer = { questionId, choiceIds, text }
    const problem = answerProblem(question, answer)
    if (problem) return { refusal: refused(problem) }
    said.push(cleanAnswer(question, answer))
  }
  return { fanId, questionnaire, answers: said }
}

const stored = (answers: readonly Answer[]): StoredAnswers =>
  Object.fromEntries(
    answers.map(({ questionId, choiceIds, text }) => [
      keyOf(questionId),
      { choiceIds: choiceIds.map(keyOf), text },
    ]),
  )

/** Gives the coins where some are left. Answers how many. */
async function reward(
  transaction: Transaction,
  { id, coins }: QuestionnaireRow,
  fanId: string,
  at: Date,
): Promise<number> {
  if (coins === 0 || !(await takeReward(transaction, id))) return 0
  await grant(transaction, {
    key: `questionnaire:${id}:${fanId}`,
    reason: 'QUESTIONNAIRE',
    reference: id,
    at,
    lots: [
      {
        ownerId: fanId,
        asset: 'COIN',
        class: 'FREE',
        amount: coins,
        expiry: { afterDays: daysOfCoins },
      },
    ],
  })
  return coins
}
