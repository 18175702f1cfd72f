import { pageNamed, stateOf } from '../../campaign-code/service.ts'
import type { LandingCodeBlockResolvers } from '../../types.generated.ts'

export const LandingCodeBlock: LandingCodeBlockResolvers = {
  page: async ({ communityId, campaign }, _, context) => {
    const page = await pageNamed(context, communityId, campaign)
    return page && stateOf(page, context.now()) === 'OPEN' ? page : null
  },
}
