import type { TreasureDrawResolvers } from '../../types.generated.ts'
import { deliveryOfDraw, evidenceOf, picksOf } from '../history.ts'
import { machineOfDraw } from '../machines.ts'

export const TreasureDraw: TreasureDrawResolvers = {
  machine: (draw, _, context) => machineOfDraw(context, draw),
  freeCoins: ({ free }) => free,
  paidCoins: ({ paid }) => paid,
  picks: (draw, _, context) => picksOf(context, draw),
  sinceTopBefore: ({ sinceBefore }) => sinceBefore,
  sinceTopAfter: ({ sinceAfter }) => sinceAfter,
  isSeen: ({ seenAt }) => seenAt !== null,
  delivery: (draw, _, context) => deliveryOfDraw(context, draw),
  evidence: (draw) => evidenceOf(draw),
}
