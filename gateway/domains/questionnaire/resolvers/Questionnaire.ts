import { toImage } from '../../../platform/files/image.ts'
import type { QuestionnaireResolvers } from '../../types.generated.ts'
import { hasCoinsLeft, resultsOf, stateOf, viewerResponse } from '../reading.ts'

export const Questionnaire: QuestionnaireResolvers = {
  title: ({ title }, _, { language }) => title[language],
  body: ({ body }, _, { language }) => body[language],
  picture: ({ picture }, _, context) => toImage(picture, context),
  state: (row, _, { now }) => stateOf(row, now()),
  hasCoinsLeft: (row, _, context) => hasCoinsLeft(context, row),
  questions: (questionnaire) =>
    questionnaire.questions.map((question) => ({ questionnaire, question })),
  answerCount: async (row, _, context) => (await resultsOf(context, row))?.answers ?? null,
  viewerResponse: (row, _, context) => viewerResponse(context, row),
}
