import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeBack } from '../checkout/takingBack.ts'
import { creditNoteOf } from './crediting.ts'
import type { ReceiptRow } from './tables.ts'
import { textOf } from './testing.pdf.ts'
import { openBooks } from './testing.ts'

type Books = Awaited<ReturnType<typeof openBooks>>
let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const mug = { priceYen: null, priceCoins: 1105, taxClass: 'STD10' } as const
const bag = { priceYen: null, priceCoins: 1006, taxClass: 'STD10' } as const
const rice = { priceYen: null, priceCoins: 1080, taxClass: 'RED8' } as const

const refund = ({ order }: ReceiptRow, positions?: readonly number[]) =>
  books.db.transaction((db) =>
    takeBack(
      { ...books.as(null), db },
      {
        ...{ orderId: order.id, positions, reason: 'SUPPORT', spent: 'REFUSE' },
        at: books.now(),
      },
    ),
  )
const noteOf = (fan: string, receipt: ReceiptRow) => creditNoteOf(books.as(fan), receipt)
const urlOf = ({ id }: ReceiptRow) => `/receipt/${id}/refund.pdf?language=ja`

async function bought() {
  const fan = await books.buyer(9_000)
  return { fan, receipt: await books.buy(fan, mug, bag, rice) }
}

describe('a credit note', () => {
  it('is not there before anything was given back, neither as a file', async () => {
    const { fan, receipt } = await bought()
    expect(await noteOf(fan, receipt)).toBeNull()
    expect((await books.fetch(fan, urlOf(receipt))).status).toBe(404)
  })

  it('of a whole order is its receipt’s figures, the tax rounded once a rate', async () => {
    const { fan, receipt } = await bought()
    await refund(receipt)
    const { invoice } = (await noteOf(fan, receipt))!
    const sold = await books.invoice(fan, receipt)
    expect(sold.discountYen).toBeGreaterThan(0)
    expect(invoice.totals).toEqual(sold.totals)
    expect(invoice).toMatchObject({ totalYen: sold.totalYen, discountYen: sold.discountYen })
    for (const { totalYen, taxYen, rate } of invoice.totals)
      expect(taxYen).toBe(Math.floor((totalYen * rate!) / (100 + rate!)))
  })

  it('of some lines tells these alone, each with its day', async () => {
    const { fan, receipt } = await bought()
    const first = books.now()
    await refund(receipt, [0])
    books.pass(3 * 24 * 60 * 60)
    await refund(receipt, [2])
    const note = (await noteOf(fan, receipt))!
    expect(note.invoice.lines.map(({ unitYen }) => unitYen)).toEqual([1105, 1080])
    expect(note.invoice.lines[0]!.refundedAt).toEqual(first)
    expect(note.refundedAt).toEqual(books.now())
    const free = receipt.order.freeCoins
    const whole = 1105 + 1006 + 1080
    expect(Math.abs(note.invoice.discountYen - (free * (1105 + 1080)) / whole)).toBeLessThan(1)
  })

  it('as a file names the issuer’s number, both days and the receipt, in text', async () => {
    const { fan, receipt } = await bought()
    await books.address(fan, receipt.id, '髙橋 﨑子𠮷')
    const sold = day(books.now())
    books.pass(40 * 24 * 60 * 60)
    await refund(receipt)
    const answer = await books.fetch(fan, urlOf(receipt))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await textOf(await answer.bytes())
    for (const words of [
      ...['返金明細書', '適格返還請求書', `番号 ${receipt.order.number}-R`, '髙橋 﨑子𠮷 様'],
      ...[`元の領収書の番号 ${receipt.order.number}`, receipt.issuer.invoiceNumber!],
      ...[`取引日 ${sold}`, `返金日 ${day(books.now())}`, '10%対象', '8%対象（軽減税率）※'],
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('領収いたしました')
  })

  it('of somebody else is not found, nor is it for a guest', async () => {
    const { fan, receipt } = await bought()
    await refund(receipt)
    const other = await books.buyer()
    expect((await books.fetch(other, urlOf(receipt))).status).toBe(404)
    expect((await books.fetch(null, urlOf(receipt))).status).toBe(404)
    expect((await books.fetch(fan, urlOf(receipt))).status).toBe(200)
  })
})

const day = (at: Date) =>
  at.toLocaleDateString('ja-JP', {
    ...{ timeZone: 'Asia/Tokyo', year: 'numeric', month: 'long', day: 'numeric' },
  })
