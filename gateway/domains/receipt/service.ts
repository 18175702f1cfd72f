import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import { freeCoinsOf, loadOrder, orderLinesOf } from '../checkout/service.ts'
import { addresseeMaxLength, checkAddressee, cleanAddressee } from './addressee.ts'
import { openPaperFont } from './font.ts'
import { invoiceOf, type Invoice } from './invoice.ts'
import { receiptOf } from './keeping.ts'
import type { Paper } from './paper.ts'
import { findLastPrint, findPrint, insertPrint, keepReceipt, writeAddressee } from './store.ts'
import type { PrintRow, ReceiptRow } from './tables.ts'

export { invoiceOf } from './invoice.ts'
export { keepReceiptOf, receiptOf } from './keeping.ts'

/** So long a PDF can be fetched, and whoever asks for another gets the same one: a second press is no second print. */
const printLastsMs = 10 * 60_000

/** The viewer's own receipt by its id, or null: nobody else's. */
export async function loadReceipt(context: GatewayContext, id: string): Promise<ReceiptRow | null> {
  if (prefixOf(id) !== 'receipt') return null
  const order = await loadOrder(context, id.replace('receipt', 'order'))
  return order && receiptOf(context, order)
}

/**
 * The figures of a receipt. Of coins one is a yen, and what free ones paid is taken off its line: nobody paid for
 * those.
 */
export async function invoiceOfReceipt(
  context: GatewayContext,
  { order }: ReceiptRow,
): Promise<Invoice> {
  const lines = await orderLinesOf(context, order)
  const free = freeCoinsOf(order, lines)
  const sold = lines.map(({ name, quantity, price, taxClass }, at) => ({
    name: name[context.language],
    quantity,
    unitYen: price,
    taxClass,
    discountYen: free[at]!,
  }))
  return invoiceOf(sold)
}

/** Makes a receipt out to somebody: once, since what was handed out to one can't be another's. */
export async function addressReceipt(
  context: GatewayContext,
  input: { receiptId: string; addressee: string },
) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const row = await loadReceipt(context, input.receiptId)
  if (!row) return { __typename: 'NotFoundError' as const, field: 'receiptId' }
  const addressee = cleanAddressee(input.addressee)
  const problem = checkAddressee(addressee, (await openPaperFont()).canDraw)
  if (problem) return addresseeError(problem)
  const isWritten = await context.db.transaction(async (transaction) => {
    const kept = await keepReceipt(transaction, row)
    // The same once more is the same act, whose answer was lost.
    return (
      kept.addressee === addressee || writeAddressee(transaction, row.id, addressee, context.now())
    )
  })
  if (!isWritten) return addresseeError({ code: 'WRITTEN', characters: '' })
  const receipt = { ...row, addressee }
  return { __typename: 'WriteReceiptAddresseeSuccess' as const, receipt }
}

const addresseeError = <Code extends string>(problem: { code: Code; characters: string }) => ({
  __typename: 'AddresseeError' as const,
  field: 'addressee',
  maxLength: addresseeMaxLength,
  ...problem,
})

/** Prints a receipt: the second time, and each later one, it says that it is issued anew. */
export async function printReceipt(context: GatewayContext, { receiptId }: { receiptId: string }) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const row = await loadReceipt(context, receiptId)
  if (!row) return { __typename: 'NotFoundError' as const, field: 'receiptId' }
  const now = context.now()
  const { print, kept } = await context.db.transaction(async (transaction) => {
    const kept = await keepReceipt(transaction, row)
    const last = await findLastPrint(transaction, row.id)
    if (last && last.addressee === kept.addressee && !isOver(last, now))
      return { kept, print: last }
    const position = kept.prints + 1
    const { addressee } = kept
    const print = { id: newId('receiptprint'), receiptId: row.id, position, addressee, at: now }
    await insertPrint(transaction, print)
    return { print, kept: { ...kept, prints: position } }
  })
  return {
    __typename: 'PrintReceiptSuccess' as const,
    receipt: { ...row, ...kept },
    url: `/receipt/${print.id}.pdf?language=${context.language}`,
  }
}

const isOver = ({ at }: PrintRow, now: Date) => now.getTime() - at.getTime() >= printLastsMs

/** What the viewer printed lately, to be drawn; null where it is another's, too old, or none. */
export async function loadPrintedPaper(context: GatewayContext, id: string): Promise<Paper | null> {
  const print = await findPrint(context.db, id)
  if (!print || isOver(print, context.now())) return null
  const row = await loadReceipt(context, print.receiptId)
  if (!row) return null
  const { issuer, order } = row
  const { language } = context
  return {
    kind: 'SALE',
    number: order.number,
    soldAt: order.placedAt,
    refundedAt: null,
    issuer: { ...issuer, name: issuer.name[language], address: issuer.address[language] },
    addressee: print.addressee,
    isReprint: print.position > 1,
    isPaidInCoins: order.method === 'COINS',
    invoice: await invoiceOfReceipt(context, row),
  }
}
