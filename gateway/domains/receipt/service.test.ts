import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { loadReceipt } from './service.ts'
import { receiptPrint } from './tables.ts'
import { textOf } from './testing.pdf.ts'
import { laterSeller, openBooks } from './testing.ts'

type Books = Awaited<ReturnType<typeof openBooks>>
let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const mug = { priceYen: null, priceCoins: 1100, taxClass: 'STD10' } as const
const rice = { priceYen: null, priceCoins: 1080, taxClass: 'RED8' } as const

const bought = async () => {
  const fan = await books.buyer(5_000)
  return { fan, receipt: await books.buy(fan, mug) }
}

describe('what coins paid', () => {
  it('is what the invoice tells: paid ones as yen, free ones taken off', async () => {
    const fan = await books.buyer(5_000)
    const { free } = await books.coinsOf(fan)
    const receipt = await books.buy(fan, mug, rice)
    const invoice = await books.invoice(fan, receipt)
    expect(free).toBeGreaterThan(0)
    expect(invoice).toMatchObject({ discountYen: free, totalYen: 2180 - free, isTaxable: true })
    expect(invoice.totals.map(({ rate }) => rate)).toEqual([10, 8])
    expect(receipt.issuer.invoiceNumber).toMatch(/^T\d{13}$/)
  })

  it('has no receipt where all of them were free', async () => {
    const fan = await books.buyer()
    expect(await books.buyFor(fan, [{ ...mug, priceCoins: 120 }])).toBeNull()
  })
})

describe('a receipt of somebody else', () => {
  it('is not found, in each place that takes its id', async () => {
    const { fan, receipt } = await bought()
    const other = await books.buyer()
    const url = await books.printed(fan, receipt.id)
    expect(await loadReceipt(books.as(fan), receipt.id)).toMatchObject({ id: receipt.id })
    expect(await loadReceipt(books.as(other), receipt.id)).toBeNull()
    expect(await loadReceipt(books.as(null), receipt.id)).toBeNull()
    expect(await books.address(other, receipt.id)).toMatchObject({ __typename: 'NotFoundError' })
    expect(await books.print(other, receipt.id)).toMatchObject({ __typename: 'NotFoundError' })
    expect((await books.fetch(other, url)).status).toBe(404)
    expect((await books.fetch(null, url)).status).toBe(404)
    expect((await books.fetch(fan, url)).status).toBe(200)
  })

  it('is nobody’s without a log-in, and neither is one that never was', async () => {
    const { fan, receipt } = await bought()
    expect(await books.address(null, receipt.id)).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await books.print(null, receipt.id)).toEqual({ __typename: 'UnauthenticatedError' })
    for (const id of ['', 'receipt_', receipt.order.id, receipt.id.replace(/.{4}$/, '0000')])
      expect(await books.print(fan, id)).toMatchObject({ __typename: 'NotFoundError' })
  })
})

describe('the addressee', () => {
  it('is written once; the same again is the same act', async () => {
    const { fan, receipt } = await bought()
    expect(await books.address(fan, receipt.id, '　髙橋   﨑子 ')).toMatchObject({
      receipt: { addressee: '髙橋 﨑子' },
    })
    expect((await books.address(fan, receipt.id)).__typename).toBe('WriteReceiptAddresseeSuccess')
    expect(await books.address(fan, receipt.id, '株式会社べつの名')).toMatchObject({
      __typename: 'AddresseeError',
      code: 'WRITTEN',
    })
    expect(await loadReceipt(books.as(fan), receipt.id)).toMatchObject({ addressee: '髙橋 﨑子' })
  })

  it('is one of twenty that are handed in at once', async () => {
    const { fan, receipt } = await bought()
    const names = Array.from({ length: 20 }, (_, at) => `宛名${at}`)
    const answers = await Promise.all(names.map((name) => books.address(fan, receipt.id, name)))
    const written = names.filter((_, at) => 'receipt' in answers[at]!)
    expect(written).toHaveLength(1)
    expect(await loadReceipt(books.as(fan), receipt.id)).toMatchObject({ addressee: written[0] })
  })

  it.each([
    ['', 'EMPTY', ''],
    [' \n　', 'EMPTY', ''],
    ['あ'.repeat(61), 'TOO_LONG', ''],
    ['か\u3099'.repeat(100_000), 'TOO_LONG', ''],
    ['きつね🦊と🐰と🦊', 'UNPRINTABLE', '🦊🐰'],
    ['山\u202e田', 'UNPRINTABLE', '\u202e'],
    ['山\u0000田', 'UNPRINTABLE', '\u0000'],
  ])('is not %j', async (addressee, code, characters) => {
    const { fan, receipt } = await bought()
    expect(await books.address(fan, receipt.id, addressee)).toMatchObject({ code, characters })
  })
})

describe('printing', () => {
  it('marks the second one, and says how many there were', async () => {
    const { fan, receipt } = await bought()
    const textAt = async (url: string) => textOf(await (await books.fetch(fan, url)).bytes())
    const first = await books.printed(fan, receipt.id)
    expect(await textAt(first)).not.toContain('再発行')
    expect(await textAt(first)).not.toContain('再発行')
    books.pass(600)
    expect((await books.fetch(fan, first)).status).toBe(404)
    expect(await textAt(await books.printed(fan, receipt.id))).toContain('再発行')
    const prints = await books.db
      .select()
      .from(receiptPrint)
      .where(eq(receiptPrint.receiptId, receipt.id))
    expect(prints.map(({ position }) => position).toSorted()).toEqual([1, 2])
    expect(await loadReceipt(books.as(fan), receipt.id)).toMatchObject({ prints: 2 })
  })

  it('once is what twenty presses at once make, and a press within ten minutes', async () => {
    const { fan, receipt } = await bought()
    const urls = await Promise.all(Array.from({ length: 20 }, () => books.printed(fan, receipt.id)))
    books.pass(599)
    expect(new Set([...urls, await books.printed(fan, receipt.id)]).size).toBe(1)
    expect(await loadReceipt(books.as(fan), receipt.id)).toMatchObject({ prints: 1 })
  })

  it('again with an addressee is another one: no two are the first', async () => {
    const { fan, receipt } = await bought()
    const blank = await books.printed(fan, receipt.id)
    await books.address(fan, receipt.id)
    const named = await books.printed(fan, receipt.id)
    expect(named).not.toBe(blank)
    expect(await textOf(await (await books.fetch(fan, named)).bytes())).toContain('再発行')
    expect(await loadReceipt(books.as(fan), receipt.id)).toMatchObject({ prints: 2 })
  })

  it('keeps who sold, whoever sells now', async () => {
    const { fan, receipt } = await bought()
    const unprinted = await bought()
    await books.printed(fan, receipt.id)
    await books.underLaterSeller(async () => {
      const [kept, open] = [
        await loadReceipt(books.as(fan), receipt.id),
        await loadReceipt(books.as(unprinted.fan), unprinted.receipt.id),
      ]
      expect(kept!.issuer).toEqual(receipt.issuer)
      expect(open!.issuer.name).toEqual(laterSeller)
    })
  })

  it('brings a PDF that nobody else keeps', async () => {
    const { fan, receipt } = await bought()
    const answer = await books.fetch(fan, await books.printed(fan, receipt.id))
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="receipt-${receipt.order.number}.pdf"`,
    )
    expect(await answer.text()).toMatch(/^%PDF-1\.7/)
  })
})
