import type { MutationResolvers } from '../../types.generated.ts'
import { applyCode } from '../using.ts'

export const Mutation: Pick<MutationResolvers, 'useCampaignCode'> = {
  useCampaignCode: (_, { input }, context) => applyCode(context, input),
}
