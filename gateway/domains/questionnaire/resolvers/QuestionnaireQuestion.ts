import type { QuestionnaireQuestionResolvers } from '../../types.generated.ts'
import { questionId } from '../reading.ts'

export const QuestionnaireQuestion: QuestionnaireQuestionResolvers = {
  id: questionId,
  kind: ({ question }) => question.kind,
  text: ({ question }, _, { language }) => question.text[language],
  isRequired: ({ question }) => question.isRequired,
  choices: (row) => row.question.choices.map((choice) => ({ ...row, choice })),
  mostChoices: ({ question }) => question.mostChoices,
  scaleEnds: ({ question }) => question.scaleEnds,
}
