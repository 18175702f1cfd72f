import { talentsOf } from '../../community/service.ts'
import type { LandingTalentsBlockResolvers } from '../../types.generated.ts'

export const LandingTalentsBlock: LandingTalentsBlockResolvers = {
  heading: ({ heading }, _, { language }) => heading[language],
  talents: async ({ communityId, talents }, _, context) => {
    const all = await talentsOf(context, communityId)
    return talents.flatMap((slug) => all.filter((each) => each.slug === slug))
  },
}
