import type { CreditNoteResolvers } from '../../types.generated.ts'
import { creditNoteNumber, creditNoteUrl } from '../crediting.ts'

export const CreditNote: CreditNoteResolvers = {
  number: (note) => creditNoteNumber(note),
  receiptNumber: ({ receipt }) => receipt.order.number,
  soldAt: ({ receipt }) => receipt.order.placedAt,
  issuer: ({ receipt }) => receipt.issuer,
  isPaidInCoins: ({ receipt }) => receipt.order.method === 'COINS',
  isQualifiedInvoice: ({ receipt, invoice }) =>
    receipt.issuer.invoiceNumber !== null && invoice.isTaxable,
  lines: ({ invoice }) => invoice.lines,
  discountYen: ({ invoice }) => invoice.discountYen,
  totals: ({ invoice }) => invoice.totals,
  totalYen: ({ invoice }) => invoice.totalYen,
  url: (note, _, context) => creditNoteUrl(context, note),
}
