import type { CheckoutSessionResolvers } from '../../types.generated.ts'
import { invoiceOfSession } from '../service.ts'

export const CheckoutSession: Pick<CheckoutSessionResolvers, 'invoice'> = {
  invoice: (session, _, context) => invoiceOfSession(context, session),
}
