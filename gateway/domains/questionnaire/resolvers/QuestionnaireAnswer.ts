import type { QuestionnaireAnswerResolvers } from '../../types.generated.ts'
import { within } from '../reading.ts'

export const QuestionnaireAnswer: QuestionnaireAnswerResolvers = {
  id: ({ response, key }) => `${within(response.questionnaireId, 'answer')}_${key}`,
  questionId: ({ response, key }) => `${within(response.questionnaireId, 'question')}_${key}`,
  choiceIds: ({ response, key }) =>
    (response.answers[key]?.choiceIds ?? []).map(
      (choice) => `${within(response.questionnaireId, 'choice')}_${key}_${choice}`,
    ),
  text: ({ response, key }) => response.answers[key]?.text ?? null,
}
