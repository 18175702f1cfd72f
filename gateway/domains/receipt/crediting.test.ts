import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approveRefund, askRefund } from '../operations/service.ts'
import { sato, suzuki } from '../operations/testing.ts'
import { creditNoteNumber, creditNotesOf } from './crediting.ts'
import { loadReceipt } from './service.ts'
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

async function refund({ order }: ReceiptRow, positions?: number[]): Promise<void> {
  const details = positions ? { positions } : {}
  const { act } = await askRefund(books.as(null), order.id, details, sato)
  await approveRefund(books.as(null), act.id, suzuki)
}
const notesOf = async (fan: string, { id }: ReceiptRow) =>
  creditNotesOf(books.as(fan), (await loadReceipt(books.as(fan), id))!)
const urlOf = ({ id }: ReceiptRow, position = 1) =>
  `/receipt/${id}/refund-${position}.pdf?language=ja`

async function bought() {
  const fan = await books.buyer(9_000)
  return { fan, receipt: await books.buy(fan, mug, bag, rice) }
}

describe('a credit note', () => {
  it('is not there before anything was given back, neither as a file', async () => {
    const { fan, receipt } = await bought()
    expect(await notesOf(fan, receipt)).toEqual([])
    expect((await books.fetch(fan, urlOf(receipt))).status).toBe(404)
  })

  it('of a whole order is its receipt’s figures, the tax rounded once a rate', async () => {
    const { fan, receipt } = await bought()
    await refund(receipt)
    const [note, ...more] = await notesOf(fan, receipt)
    const sold = await books.invoice(fan, receipt)
    expect(sold.discountYen).toBeGreaterThan(0)
    expect(note!.invoice).toEqual(sold)
    expect(more).toEqual([])
    for (const { totalYen, taxYen, rate } of sold.totals)
      expect(taxYen).toBe(Math.floor((totalYen * rate!) / (100 + rate!)))
  })

  it('tells the yen that the ledger gave back, line by line, and all of them the receipt’s', async () => {
    const { fan, receipt } = await bought()
    const sold = await books.invoice(fan, receipt)
    const byRate = new Map<string, { totalYen: number; taxYen: number }>()
    for (const position of [2, 0, 1]) {
      const before = (await books.coinsOf(fan)).paid
      await refund(receipt, [position])
      const note = (await notesOf(fan, receipt)).at(-1)!
      expect([position, note.invoice.totalYen]).toEqual([
        position,
        (await books.coinsOf(fan)).paid - before,
      ])
      for (const { taxClass, totalYen, taxYen } of note.invoice.totals) {
        const before = byRate.get(taxClass) ?? { totalYen: 0, taxYen: 0 }
        const both = { totalYen: before.totalYen + totalYen, taxYen: before.taxYen + taxYen }
        byRate.set(taxClass, both)
      }
    }
    expect(Object.fromEntries(byRate)).toEqual(
      Object.fromEntries(
        sold.totals.map(({ taxClass, totalYen, taxYen }) => [taxClass, { totalYen, taxYen }]),
      ),
    )
  })

  it('stays as it is whatever comes: another refund, an addressee, another seller', async () => {
    const { fan, receipt } = await bought()
    await refund(receipt, [0])
    const told = async () => {
      const [{ issuer }, [note]] = [
        (await loadReceipt(books.as(fan), receipt.id))!,
        await notesOf(fan, receipt),
      ]
      const { refundedAt, addressee, invoice } = note!
      return { number: creditNoteNumber(note!), refundedAt, addressee, invoice, issuer }
    }
    const first = await told()
    expect(first).toMatchObject({ number: `${receipt.order.number}-R1`, addressee: null })

    expect(await books.underLaterSeller(told)).toEqual(first)
    books.pass(3 * 24 * 60 * 60)
    await books.address(fan, receipt.id)
    await refund(receipt, [2])
    expect(await told()).toEqual(first)

    const [, second] = await notesOf(fan, receipt)
    expect(creditNoteNumber(second!)).toBe(`${receipt.order.number}-R2`)
    expect(second).toMatchObject({ refundedAt: books.now(), addressee: '髙橋 﨑子' })
    expect(second!.invoice.lines.map(({ unitYen }) => unitYen)).toEqual([1080])
  })

  it.each(["update order_return set parts = '[]'", 'delete from order_return'])(
    'is written once: no %s',
    async (statement) => {
      await expect(books.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { code: '42501' },
      })
    },
  )

  it('is not there for what free coins had paid alone: nothing was given back', async () => {
    const fan = await books.buyer(9_000)
    const badge = { ...mug, priceCoins: 100 }
    const receipt = await books.buy(fan, badge, mug)
    await refund(receipt, [0])
    expect(await notesOf(fan, receipt)).toEqual([])
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
      '返金明細書',
      '適格返還請求書',
      `番号 ${receipt.order.number}-R1`,
      '髙橋 﨑子𠮷 様',
      `元の領収書の番号 ${receipt.order.number}`,
      receipt.issuer.invoiceNumber!,
      `取引日 ${sold}`,
      `返金日 ${day(books.now())}`,
      '10%対象',
      '8%対象（軽減税率）※',
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
    expect((await books.fetch(fan, urlOf(receipt, 2))).status).toBe(404)
  })
})

const day = (at: Date) =>
  at.toLocaleDateString('ja-JP', {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
