import { toImage } from '../../../platform/files/image.ts'
import type { QuestionnaireChoiceResolvers } from '../../types.generated.ts'
import { choiceId, countOf } from '../reading.ts'

export const QuestionnaireChoice: QuestionnaireChoiceResolvers = {
  id: choiceId,
  label: ({ choice }, _, { language }) => choice.label[language],
  picture: ({ choice }, _, context) => choice.picture && toImage(choice.picture, context),
  count: (row, _, context) => countOf(context, row),
}
