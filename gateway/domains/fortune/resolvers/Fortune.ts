import { loadTalent } from '../../community/service.ts'
import type { FortuneResolvers } from '../../types.generated.ts'

export const Fortune: FortuneResolvers = {
  text: ({ text }, _, { language }) => text[language],
  charm: ({ charm }, _, { language }) => charm[language],
  talent: ({ talentId }, _, context) => (talentId === null ? null : loadTalent(context, talentId)),
}
