import type { MutationResolvers } from '../../types.generated.ts'
import { watchSchedule } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'watchOfficialSchedule'> = {
  watchOfficialSchedule: (_, { input }, context) => watchSchedule(context, input),
}
