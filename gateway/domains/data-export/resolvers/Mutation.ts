import type { MutationResolvers } from '../../types.generated.ts'
import { requestDataExport } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'requestDataExport'> = {
  requestDataExport: (_, { input }, context) => requestDataExport(context, input),
}
