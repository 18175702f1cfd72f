import type { GatewayContext } from '../../platform/graphql/context.ts'
import { findReturns, orderLinesOf } from '../checkout/service.ts'
import type { FoundReturnRow, OrderLineRow, ReturnedPart } from '../checkout/tables.ts'
import { sentAtOf } from '../payments/service.ts'
import { invoiceOf, unitemized, type Invoice, type SoldLine } from './invoice.ts'
import { allowanceOn, type Paper } from './paper.ts'
import { invoiceOfReceipt, loadReceipt } from './service.ts'
import type { CreditNoteRow, ReceiptRow } from './tables.ts'

/**
 * A paper for each time that something of a receipt's order has gone back, the oldest first. None is there before the
 * money has gone, and none changes once it is: what is given back later has a paper of its own.
 */
export async function creditNotesOf(
  context: GatewayContext,
  receipt: ReceiptRow,
): Promise<CreditNoteRow[]> {
  const returns = await findReturns(context.db, receipt.order.id)
  if (returns.length === 0) return []
  const lines = new Map(
    (await orderLinesOf(context, receipt.order)).map((line) => [line.position, line]),
  )
  const sold = await invoiceOfReceipt(context, receipt)
  const kept = new Map(sold.totals.map(({ taxClass, totalYen }) => [taxClass, totalYen]))
  const toInvoice = ({ parts, isItemized, refundYen }: FoundReturnRow): Invoice => {
    if (!isItemized) return unitemized(refundYen!)
    const returned = parts
      .filter(({ amount, isTaken }) => isTaken || amount > 0)
      .map((part) => toReturned(lines.get(part.position)!, part, context.language))
    const invoice = invoiceOf(returned, kept)
    for (const { taxClass, totalYen } of invoice.totals)
      kept.set(taxClass, kept.get(taxClass)! - totalYen)
    return invoice
  }
  // Each part's tax hangs on those before it: all are figured in their order, also where the money is under way.
  const invoices = returns.map(toInvoice)
  const sentAt = await sentAtOf(
    context.db,
    returns.flatMap(({ refundId }) => refundId ?? []),
  )
  return returns.flatMap(({ position, refundId, at }, index) => {
    // Coins are back at once.
    const refundedAt = refundId === null ? at : sentAt.get(refundId)
    if (!refundedAt) return []
    const addressee = addresseeBy(receipt, refundedAt)
    return { receipt, position, refundedAt, addressee, invoice: invoices[index]! }
  })
}

/** A line that went back, less what nobody had paid, or had back before; or an allowance on one that the fan keeps. */
function toReturned(
  { name, quantity, price, taxClass }: OrderLineRow,
  { amount, isTaken }: ReturnedPart,
  language: GatewayContext['language'],
): SoldLine {
  const whole = quantity * price
  return isTaken || amount === whole
    ? { name: name[language], quantity, unitYen: price, taxClass, discountYen: whole - amount }
    : { name: allowanceOn(name[language], language), quantity: 1, unitYen: amount, taxClass }
}

/** Who wrote nobody's name by then has no name on what was issued then. */
function addresseeBy({ addressee, addressedAt }: ReceiptRow, at: Date): string | null {
  return addressedAt !== null && addressedAt > at ? null : addressee
}

/** A credit note's own number: its order's, marked with R and which of the order's it is. */
export const creditNoteNumber = ({ receipt, position }: CreditNoteRow) =>
  `${receipt.order.number}-R${position}`

/** Where a fan fetches a credit note's PDF. */
export const creditNoteUrl = ({ language }: GatewayContext, { receipt, position }: CreditNoteRow) =>
  `/receipt/${receipt.id}/refund-${position}.pdf?language=${language}`

/** One credit note of the viewer's own receipt, to be drawn; null where it is another's, or none. */
export async function loadCreditPaper(
  context: GatewayContext,
  { receiptId, position }: { receiptId: string; position: number },
): Promise<Paper | null> {
  const receipt = await loadReceipt(context, receiptId)
  const notes = receipt ? await creditNotesOf(context, receipt) : []
  const note = notes.find((each) => each.position === position)
  if (!note) return null
  const { issuer, order } = note.receipt
  const { language } = context
  return {
    kind: 'REFUND',
    number: creditNoteNumber(note),
    receiptNumber: order.number,
    soldAt: order.placedAt,
    refundedAt: note.refundedAt,
    addressee: note.addressee,
    isReprint: false,
    issuer: { ...issuer, name: issuer.name[language], address: issuer.address[language] },
    isPaidInCoins: order.method === 'COINS',
    invoice: note.invoice,
  }
}
