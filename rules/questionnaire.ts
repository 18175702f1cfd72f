import { cleanWritten } from './written.ts'
import { countCharacters, hasMarkTower, lineProblem } from './text.ts'

/** The longest answer in one's own words, in characters as a person counts them. */
export const answerMaxLength = 400
/** Fewer answers than this are shown to nobody: they would tell who chose what. */
export const fewestShown = 5

/** What a question asks, as far as an answer is held against it. */
export type Asked = {
  id: string
  kind: 'ONE' | 'PICTURE' | 'SCALE' | 'SEVERAL' | 'TEXT'
  isRequired: boolean
  mostChoices: number
  choiceIds: readonly string[]
}

/** An answer to one question: choices, or a text. */
export type Answer = { questionId: string; choiceIds: readonly string[]; text: string | null }

export type AnswerProblem = 'INVALID' | 'TOO_LONG' | 'UNREADABLE'

/** An answer as it is kept: its choices in the question's order, its text clean, an empty one null. */
export function cleanAnswer(asked: Asked, { questionId, choiceIds, text }: Answer): Answer {
  const kept = text === null ? '' : cleanWritten(text)
  return {
    questionId,
    choiceIds: asked.choiceIds.filter((id) => choiceIds.includes(id)),
    text: kept === '' ? null : kept,
  }
}

/** What is wrong with an answer to this question; undefined where nothing is. One that says nothing is not wrong. */
export function answerProblem(
  { kind, mostChoices, choiceIds: known }: Asked,
  { choiceIds, text }: Answer,
): AnswerProblem | undefined {
  if (kind !== 'TEXT') {
    const isKnown = choiceIds.every((id) => known.includes(id))
    const isOnce = new Set(choiceIds).size === choiceIds.length
    return isKnown && isOnce && choiceIds.length <= mostChoices && text === null
      ? undefined
      : 'INVALID'
  }
  if (choiceIds.length > 0) return 'INVALID'
  return text === null ? undefined : textProblem(text)
}

function textProblem(text: string): AnswerProblem | undefined {
  const clean = cleanWritten(text)
  if (clean === '') return undefined
  // Lines may end in it: what is left is held against the rules of a line.
  const problem = lineProblem(clean.replaceAll('\n', ' ').trim(), answerMaxLength)
  if (problem === 'UNREADABLE' || hasMarkTower(clean)) return 'UNREADABLE'
  return problem === 'TOO_LONG' || countCharacters(clean) > answerMaxLength ? 'TOO_LONG' : undefined
}

/** Whether an answer says something. */
export const saysSomething = ({ choiceIds, text }: Pick<Answer, 'choiceIds' | 'text'>): boolean =>
  choiceIds.length > 0 || (text !== null && text.trim() !== '')

/** The ids of the questions that want an answer and have none, in their order. */
export function unanswered(
  questions: readonly Pick<Asked, 'id' | 'isRequired'>[],
  answers: readonly Answer[],
): string[] {
  const answered = new Set(answers.filter(saysSomething).map(({ questionId }) => questionId))
  return questions
    .filter(({ id, isRequired }) => isRequired && !answered.has(id))
    .map(({ id }) => id)
}
