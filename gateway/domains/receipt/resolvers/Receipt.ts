import type { GatewayContext } from '../../../platform/graphql/context.ts'
import type { ReceiptResolvers } from '../../types.generated.ts'
import { creditNotesOf } from '../crediting.ts'
import { invoiceOfReceipt } from '../service.ts'
import type { ReceiptRow } from '../tables.ts'

export const Receipt: ReceiptResolvers = {
  number: ({ order }) => order.number,
  soldAt: ({ order }) => order.placedAt,
  isPaidInCoins: ({ order }) => order.method === 'COINS',
  isQualifiedInvoice: async (receipt, _, context) =>
    receipt.issuer.invoiceNumber !== null && (await invoice(receipt, context)).isTaxable,
  lines: async (receipt, _, context) => (await invoice(receipt, context)).lines,
  discountYen: async (receipt, _, context) => (await invoice(receipt, context)).discountYen,
  totals: async (receipt, _, context) => (await invoice(receipt, context)).totals,
  totalYen: async (receipt, _, context) => (await invoice(receipt, context)).totalYen,
  creditNotes: (receipt, _, context) => creditNotesOf(context, receipt),
}

/** Read once for all the fields of a receipt. */
function invoice(receipt: ReceiptRow, context: GatewayContext) {
  const known = invoices.get(receipt) ?? invoiceOfReceipt(context, receipt)
  invoices.set(receipt, known)
  return known
}

const invoices = new WeakMap<ReceiptRow, ReturnType<typeof invoiceOfReceipt>>()
