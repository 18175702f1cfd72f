import type { MutationResolvers } from '../../types.generated.ts'
import { answerQuestionnaire, keepViewerAnswers } from '../answering.ts'

export const Mutation: Pick<MutationResolvers, 'keepQuestionnaireAnswers' | 'answerQuestionnaire'> =
  {
    keepQuestionnaireAnswers: (_, { input }, context) => keepViewerAnswers(context, input),
    answerQuestionnaire: (_, { input }, context) => answerQuestionnaire(context, input),
  }
