import type { TreasureBoxResolvers } from '../../types.generated.ts'
import { contentsOf } from '../machines.ts'

export const TreasureBox: TreasureBoxResolvers = {
  contents: (box, _, context) => contentsOf(context, box),
}
