import type { MutationResolvers } from '../../types.generated.ts'
import { forgetMutedWord, hideMessage, muteUser, saveMutedWord } from '../service.ts'

type Mutations = Pick<
  MutationResolvers,
  'muteUser' | 'hideMessage' | 'saveMutedWord' | 'deleteMutedWord'
>

export const Mutation: Mutations = {
  muteUser: (_, { input }, context) => muteUser(context, input),
  hideMessage: (_, { input }, context) => hideMessage(context, input),
  saveMutedWord: (_, { input }, context) => saveMutedWord(context, input),
  deleteMutedWord: (_, { input }, context) => forgetMutedWord(context, input),
}
