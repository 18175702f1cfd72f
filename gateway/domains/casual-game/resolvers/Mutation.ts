import type { MutationResolvers } from '../../types.generated.ts'
import { finishPlay, startPlay } from '../playing.ts'
import { recoverStamina } from '../stamina.ts'

export const Mutation: Pick<
  MutationResolvers,
  'startCasualGame' | 'finishCasualGame' | 'recoverStamina'
> = {
  startCasualGame: (_, { input }, context) => startPlay(context, input),
  finishCasualGame: (_, { input }, context) => finishPlay(context, input),
  recoverStamina: (_, { input }, context) => recoverStamina(context, input),
}
