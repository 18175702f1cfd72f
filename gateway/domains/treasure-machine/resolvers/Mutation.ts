import type { MutationResolvers } from '../../types.generated.ts'
import { drawMachine } from '../drawing.ts'
import { seeDraw } from '../history.ts'
import { redeemPoints } from '../redeeming.ts'
import { openSeed, revealSeed } from '../seeds.ts'

export const Mutation: Pick<
  MutationResolvers,
  | 'openDrawSeed'
  | 'revealDrawSeed'
  | 'drawTreasureMachine'
  | 'redeemGachaPoints'
  | 'seeTreasureDraw'
> = {
  openDrawSeed: (_, { input }, context) => openSeed(context, input),
  revealDrawSeed: (_, { input }, context) => revealSeed(context, input),
  drawTreasureMachine: (_, { input }, context) => drawMachine(context, input),
  redeemGachaPoints: (_, { input }, context) => redeemPoints(context, input),
  seeTreasureDraw: (_, { input }, context) => seeDraw(context, input.drawId),
}
