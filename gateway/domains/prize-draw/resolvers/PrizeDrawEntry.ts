import type { PrizeDrawEntryResolvers } from '../../types.generated.ts'
import { drawOf } from '../draws.ts'
import { outcomeOf, winOf } from '../history.ts'

export const PrizeDrawEntry: PrizeDrawEntryResolvers = {
  draw: (entry, _, context) => drawOf(context, entry),
  outcome: (entry, _, context) => outcomeOf(context, entry),
  number: ({ position }) => (position === null ? null : position + 1),
  win: (entry, _, context) => winOf(context, entry),
  evidence: (entry) => entry,
}
