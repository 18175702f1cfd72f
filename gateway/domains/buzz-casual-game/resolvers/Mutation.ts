import type { MutationResolvers } from '../../types.generated.ts'
import { finishGame, startGame } from '../playing.ts'

export const Mutation: Pick<MutationResolvers, 'startBuzzCasualGame' | 'finishBuzzCasualGame'> = {
  startBuzzCasualGame: (_, { input }, context) => startGame(context, input),
  finishBuzzCasualGame: (_, { input }, context) => finishGame(context, input),
}
