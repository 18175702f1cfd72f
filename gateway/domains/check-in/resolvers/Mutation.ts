import type { MutationResolvers } from '../../types.generated.ts'
import { claimPresent } from '../claimingPresents.ts'
import { stampToday } from '../service.ts'
import { visitStore } from '../visiting.ts'

type Mutations = Pick<MutationResolvers, 'checkIn' | 'claimCheckInPresent' | 'checkInAtStore'>

export const Mutation: Mutations = {
  checkIn: (_, { input }, context) => stampToday(context, input),
  claimCheckInPresent: (_, { input }, context) => claimPresent(context, input),
  checkInAtStore: (_, { input }, context) => visitStore(context, input),
}
