import type { VoteResolvers } from '../../types.generated.ts'
import { candidateOf } from '../service.ts'

export const Vote: VoteResolvers = {
  candidate: (vote, _, context) => candidateOf(context, vote),
}
