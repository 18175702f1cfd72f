import DataLoader from 'dataloader'
import { fewestShown, type Asked } from '#rules/questionnaire.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import { mayEnter } from '../community/service.ts'
import type { QuestionnaireState } from '../types.generated.ts'
import {
  countAnswers,
  findQuestionnaires,
  findQuestionnairesOf,
  findResponses,
  readRewardsGiven,
  type Counts,
} from './store.ts'
import type { ChoiceRow, QuestionnaireRow, QuestionRow, ResponseRow } from './tables.ts'

/** What changes with each answer of anyone is counted at most so often. */
const countedMs = 5_000

/** The one with this id where it has begun and the viewer may know of it, or null. */
export async function loadQuestionnaire(
  context: GatewayContext,
  id: string,
): Promise<QuestionnaireRow | null> {
  if (prefixOf(id) !== 'questionnaire') return null
  const row = await loadKnownRow(context, 'questionnaire', findQuestionnaires, id, (each) =>
    mayEnter(context, each?.communityId),
  )
  return row && row.opensAt <= context.now() ? row : null
}

/** A community's, as far as they have begun: first those that can be answered. */
export async function questionnairesOf(
  context: GatewayContext,
  communityId: string,
): Promise<QuestionnaireRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const { cache, db, tenantId, now } = context
  const most = listSizes['Community.questionnaires']
  const rows = await cache.get(tenantId, 'questionnairesOf', communityId, () =>
    findQuestionnairesOf(db, communityId, most),
  )
  const begun = rows.filter(({ opensAt }) => opensAt <= now())
  const rank = (row: QuestionnaireRow) => (stateOf(row, now()) === 'OPEN' ? 0 : 1)
  return begun.toSorted((a, b) => rank(a) - rank(b))
}

export const stateOf = (
  { closesAt }: Pick<QuestionnaireRow, 'closesAt'>,
  now: Date,
): QuestionnaireState => (now < closesAt ? 'OPEN' : 'ENDED')

/** Whether whoever answers now would have coins for it. */
export async function hasCoinsLeft(
  { cache, db, tenantId, userId }: GatewayContext,
  { id, coins, rewardsMost }: QuestionnaireRow,
): Promise<boolean> {
  if (coins === 0) return false
  const read = () => readRewardsGiven(db, id)
  const options = { ms: countedMs, readerId: userId }
  return (await cache.get(tenantId, 'questionnaireRewards', id, read, options)) < rewardsMost
}

/** What the viewer has chosen or sent; null for a guest, and where there is nothing. */
export async function viewerResponse(
  context: GatewayContext,
  { id }: Pick<QuestionnaireRow, 'id'>,
): Promise<ResponseRow | null> {
  return context
    .loader(
      'questionnaire responses',
      ({ db, userId }) =>
        new DataLoader<string, ResponseRow | null>(async (ids) => {
          const rows = userId === null ? [] : await findResponses(db, userId, ids)
          const byId = new Map(rows.map((row) => [row.questionnaireId, row]))
          return ids.map((each) => byId.get(each) ?? null)
        }),
    )
    .load(id)
}

/** What was answered by all, where the viewer sees it; null otherwise, and where so few have that it would tell who. */
export async function resultsOf(
  context: GatewayContext,
  row: QuestionnaireRow,
): Promise<Counts | null> {
  if (!(await seesResults(context, row))) return null
  const { cache, db, tenantId, userId } = context
  const counts = await cache.get(
    tenantId,
    'questionnaireCounts',
    row.id,
    () => countAnswers(db, row.id),
    { ms: countedMs, readerId: userId },
  )
  return counts.answers < fewestShown ? null : counts
}

async function seesResults(context: GatewayContext, row: QuestionnaireRow): Promise<boolean> {
  if (row.resultsFor === 'NOBODY') return false
  if (stateOf(row, context.now()) === 'ENDED') return true
  if (row.resultsFor === 'ENDED') return false
  return (await viewerResponse(context, row))?.sentAt != null
}

/** How many made a choice; null where the viewer does not see it. */
export async function countOf(
  context: GatewayContext,
  { questionnaire, question, choice }: ChoiceRow,
): Promise<number | null> {
  const counts = await resultsOf(context, questionnaire)
  return counts && (counts.byChoice.get(`${question.key} ${choice.key}`) ?? 0)
}

/** After an answer's commit: whoever answered is counted where they look next. */
export function forgetCounts({ cache, tenantId }: GatewayContext, id: string, fanId: string): void {
  for (const name of ['questionnaireCounts', 'questionnaireRewards'])
    cache.forgetFor(tenantId, name, id, fanId)
}

const within = (id: string, kind: string) => id.replace(/^[a-z]+_/, `${kind}_`)

export const questionId = ({ questionnaire, question }: QuestionRow): string =>
  `${within(questionnaire.id, 'question')}_${question.key}`
export const choiceId = ({ questionnaire, question, choice }: ChoiceRow): string =>
  `${within(questionnaire.id, 'choice')}_${question.key}_${choice.key}`

/** Questions as the rules hold answers against them. */
export const askedBy = (questionnaire: QuestionnaireRow): Asked[] =>
  questionnaire.questions.map((question) => ({
    id: questionId({ questionnaire, question }),
    kind: question.kind,
    isRequired: question.isRequired,
    mostChoices: question.mostChoices,
    choiceIds: question.choices.map((choice) => choiceId({ questionnaire, question, choice })),
  }))

/** A part of an id behind the question's or the choice's own. */
export const keyOf = (id: string): string => id.slice(id.lastIndexOf('_') + 1)
export { within }
