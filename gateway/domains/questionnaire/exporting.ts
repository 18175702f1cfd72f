import type { Queryable } from '../../platform/database/pools.ts'
import { findBySlug, findSentAnswers } from './store.ts'
import type { StoredAnswers, StoredQuestion } from './tables.ts'

/**
 * What was answered, as the lines of a CSV file: a question a column, an answer a line, in no order that tells who it
 * was by or when. Null where there is no such questionnaire.
 */
export async function exportAnswers(db: Queryable, slug: string): Promise<string[] | null> {
  const row = await findBySlug(db, slug)
  if (!row) return null
  const answers = await findSentAnswers(db, row.id)
  const { questions } = row
  return [
    line(questions.map(({ text }) => text.ja)),
    ...answers.map((each) => line(questions.map((question) => said(question, each)))),
  ]
}

function said({ key, choices }: StoredQuestion, answers: StoredAnswers): string {
  const answer = answers[key]
  if (!answer) return ''
  if (answer.text !== null) return answer.text
  return choices
    .filter((choice) => answer.choiceIds.includes(choice.key))
    .map(({ label }) => label.ja)
    .join('／')
}

const line = (cells: readonly string[]): string => cells.map(cell).join(',')

/** A spreadsheet would take what begins so for a formula, whoever wrote it. */
const formula = /^[=+\-@\t\r]/

const cell = (text: string): string =>
  `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
