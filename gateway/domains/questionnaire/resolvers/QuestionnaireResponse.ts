import type { QuestionnaireResponseResolvers } from '../../types.generated.ts'
import { within } from '../reading.ts'

export const QuestionnaireResponse: QuestionnaireResponseResolvers = {
  id: ({ questionnaireId }) => within(questionnaireId, 'response'),
  answers: (response) => Object.keys(response.answers).map((key) => ({ response, key })),
}
