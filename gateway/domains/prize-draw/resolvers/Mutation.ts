import type { MutationResolvers } from '../../types.generated.ts'
import { enterDraw } from '../entering.ts'

export const Mutation: Pick<MutationResolvers, 'enterPrizeDraw'> = {
  enterPrizeDraw: (_, { input }, context) => enterDraw(context, input),
}
