import type { PaymentInstrumentResolvers } from '../../types.generated.ts'
import { isExpired } from '../instruments.ts'

export const PaymentInstrument: Pick<PaymentInstrumentResolvers, 'isExpired'> = {
  isExpired: (card, _, { now }) => isExpired(card, now()),
}
