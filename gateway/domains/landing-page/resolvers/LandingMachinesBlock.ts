import { machinesOf } from '../../treasure-machine/service.ts'
import type { LandingMachinesBlockResolvers } from '../../types.generated.ts'

export const LandingMachinesBlock: LandingMachinesBlockResolvers = {
  heading: ({ heading }, _, { language }) => heading[language],
  machines: async ({ communityId, machines }, _, context) => {
    const all = await machinesOf(context, communityId)
    return machines.flatMap((slug) => all.filter((each) => each.slug === slug))
  },
}
