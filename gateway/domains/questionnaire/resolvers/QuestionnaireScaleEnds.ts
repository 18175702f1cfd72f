import type { QuestionnaireScaleEndsResolvers } from '../../types.generated.ts'

export const QuestionnaireScaleEnds: QuestionnaireScaleEndsResolvers = {
  low: ({ low }, _, { language }) => low[language],
  high: ({ high }, _, { language }) => high[language],
}
