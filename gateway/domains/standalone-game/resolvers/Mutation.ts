import type { MutationResolvers } from '../../types.generated.ts'
import { saveGame } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'saveStandaloneGame'> = {
  saveStandaloneGame: (_, { input }, context) => saveGame(context, input),
}
