import type { MutationResolvers } from '../../types.generated.ts'
import { stampToday } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'checkIn'> = {
  checkIn: (_, { input }, context) => stampToday(context, input),
}
