import type { TreasureDrawResolvers } from '../../types.generated.ts'
import { evidenceOf, picksOf } from '../history.ts'
import { machineOfDraw } from '../machines.ts'

export const TreasureDraw: TreasureDrawResolvers = {
  machine: (draw, _, context) => machineOfDraw(context, draw),
  freeCoins: ({ free }) => free,
  paidCoins: ({ paid }) => paid,
  picks: (draw, _, context) => picksOf(context, draw),
  sinceTopBefore: ({ sinceBefore }) => sinceBefore,
  sinceTopAfter: ({ sinceAfter }) => sinceAfter,
  isSeen: ({ seenAt }) => seenAt !== null,
  evidence: (draw) => evidenceOf(draw),
}
