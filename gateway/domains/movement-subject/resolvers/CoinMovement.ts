import type { CoinMovementResolvers } from '../../types.generated.ts'
import { subjectOf } from '../service.ts'

export const CoinMovement: Pick<CoinMovementResolvers, 'subject'> = {
  subject: (movement, _, context) => subjectOf(context, movement),
}
