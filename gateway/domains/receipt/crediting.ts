import type { GatewayContext } from '../../platform/graphql/context.ts'
import { orderLinesOf } from '../checkout/service.ts'
import { invoiceOf, share } from './invoice.ts'
import type { Paper } from './paper.ts'
import { loadReceipt } from './service.ts'
import type { CreditNoteRow, ReceiptRow } from './tables.ts'

/**
 * What was given back of a receipt's order, as one paper that names each line's day; null while nothing was. Of free
 * coins it takes off the share that these lines have of the order's price, so that all lines together take off all.
 */
export async function creditNoteOf(
  context: GatewayContext,
  receipt: ReceiptRow,
): Promise<CreditNoteRow | null> {
  const all = await orderLinesOf(context, receipt.order)
  const lines = all.flatMap(({ name, quantity, price, taxClass, refundedAt }) =>
    refundedAt === null
      ? []
      : [{ name: name[context.language], quantity, unitYen: price, taxClass, refundedAt }],
  )
  if (lines.length === 0) return null
  const gross = all.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const refunded = lines.reduce((sum, { unitYen, quantity }) => sum + unitYen * quantity, 0)
  const [discount] = share(receipt.order.freeCoins, [refunded, gross - refunded])
  return {
    receipt,
    refundedAt: new Date(Math.max(...lines.map(({ refundedAt }) => refundedAt.getTime()))),
    invoice: invoiceOf(lines, discount),
  }
}

/** A credit note's own number: its order's, marked with R. */
export const creditNoteNumber = ({ receipt }: CreditNoteRow) => `${receipt.order.number}-R`

/** Where a fan fetches the PDF of a receipt's credit note. */
export const creditNoteUrl = ({ language }: GatewayContext, { receipt }: CreditNoteRow) =>
  `/receipt/${receipt.id}/refund.pdf?language=${language}`

/** The credit note of the viewer's own receipt, to be drawn; null where it is another's, or nothing was given back. */
export async function loadCreditPaper(
  context: GatewayContext,
  receiptId: string,
): Promise<Paper | null> {
  const receipt = await loadReceipt(context, receiptId)
  const note = receipt && (await creditNoteOf(context, receipt))
  if (!note) return null
  const { issuer, order, addressee } = note.receipt
  const { language } = context
  return {
    ...{ kind: 'REFUND', number: creditNoteNumber(note), receiptNumber: order.number },
    ...{ soldAt: order.placedAt, refundedAt: note.refundedAt, addressee, isReprint: false },
    issuer: { ...issuer, name: issuer.name[language], address: issuer.address[language] },
    isPaidInCoins: order.method === 'COINS',
    invoice: note.invoice,
  }
}
