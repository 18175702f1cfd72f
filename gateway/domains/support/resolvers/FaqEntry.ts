import type { FaqEntryResolvers } from '../../types.generated.ts'

export const FaqEntry: FaqEntryResolvers = {
  question: ({ question }, _, { language }) => question[language],
  answer: ({ answer }, _, { language }) => answer[language],
}
