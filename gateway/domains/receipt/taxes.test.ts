import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards } from '../checkout/testing.checkout.ts'
import { sessionOf } from '../checkout/testing.ts'
import { openOperationsFixture } from '../operations/testing.ts'
import { creditNotesOf } from './crediting.ts'
import { invariants } from './invariants.ts'
import { invoiceOfReceipt, loadReceipt } from './service.ts'

let desk: Awaited<ReturnType<typeof openOperationsFixture>>
beforeAll(async () => {
  desk = await openOperationsFixture()
})
afterAll(() => desk.close())

/** Prices whose parts all leave something over when their tax is rounded. */
const prices = [
  { priceYen: 1_999, taxClass: 'STD10' },
  { priceYen: 1_093, taxClass: 'RED8' },
  { priceYen: 787, taxClass: 'STD10' },
] as const
const total = prices.reduce((sum, { priceYen }) => sum + priceYen, 0)

async function bought() {
  const fan = await desk.adult()
  for (const price of prices) await desk.put(fan, await desk.item(price), 1)
  const { id } = sessionOf(await desk.openBasket(fan))
  sessionOf(await desk.choose(fan, id, 'CARD'))
  sessionOf(await desk.pay(fan, id, total))
  await desk.typeCard(fan, id, cards.pays)
  await desk.look(fan, id)
  return { fan, orderId: (await desk.order(fan, id)).id }
}
async function refund(orderId: string, details?: Parameters<typeof desk.refund>[1]) {
  await desk.refund(orderId, details)
  await desk.runJobs()
  desk.pass(60)
}
async function refundInFiveParts(orderId: string) {
  await refund(orderId, { amountYen: 101 })
  await refund(orderId, { amountYen: 333 })
  await refund(orderId, { positions: [1] })
  await refund(orderId, { amountYen: 7 })
  await refund(orderId)
}
const receiptOf = async (fan: string, orderId: string) =>
  (await loadReceipt(desk.as(fan), orderId.replace('order', 'receipt')))!
const broken = async () =>
  (await desk.faults()).map(({ name, violations }) => ({ name, count: violations.length }))
const [taxes] = invariants.map(({ name }) => name)

describe('an order of two rates that goes back in five parts', () => {
  it('has notes that tell the receipt’s yen and tax of each rate, and the audit holds it', async () => {
    const { fan, orderId } = await bought()
    await refundInFiveParts(orderId)
    const receipt = await receiptOf(fan, orderId)
    const notes = await creditNotesOf(desk.as(fan), receipt)
    expect(notes).toHaveLength(5)
    const told = new Map<string, [yen: number, tax: number]>()
    for (const { taxClass, totalYen, taxYen } of notes.flatMap(({ invoice }) => invoice.totals)) {
      const [yen, tax] = told.get(taxClass) ?? [0, 0]
      told.set(taxClass, [yen + totalYen, tax + taxYen])
    }
    const { totals } = await invoiceOfReceipt(desk.as(fan), receipt)
    expect(totals.map(({ taxClass, totalYen, taxYen }) => [taxClass, [totalYen, taxYen]])).toEqual([
      ['STD10', [2_786, 253]],
      ['RED8', [1_093, 80]],
    ])
    expect([...told].toSorted().toReversed()).toEqual([
      ['STD10', [2_786, 253]],
      ['RED8', [1_093, 80]],
    ])
    // Rounded by itself, each part would tell less.
    const apart = notes
      .flatMap(({ invoice }) => invoice.totals)
      .reduce((sum, { totalYen, rate }) => sum + Math.floor((totalYen * rate!) / (100 + rate!)), 0)
    expect(apart).toBeLessThan(253 + 80)
    await desk.assertSound()
  })

  // The sums of the whole stay as they are: only a look at each rate tells.
  it('is found by the audit where a part says another rate’s line', async () => {
    const { orderId } = await bought()
    await refundInFiveParts(orderId)
    const isIts = `order_id = '${orderId}' and position = 5`
    await desk.tampered(
      `update order_return set parts = (
         select jsonb_agg(case (part->>'position')::int
           when 0 then part || jsonb_build_object('amount', (part->>'amount')::int - 40) else part end)
           || '[{"position": 1, "amount": 40, "isTaken": true}]'
         from jsonb_array_elements(parts) part) where ${isIts}`,
      async () => expect(await broken()).toContainEqual({ name: taxes, count: 2 }),
    )
    await desk.assertSound()
  })

  it('is found by the audit where a part is gone', async () => {
    const { orderId } = await bought()
    await refundInFiveParts(orderId)
    await desk.tampered(
      `delete from order_return where order_id = '${orderId}' and position = 4`,
      async () => expect(await broken()).toContainEqual({ name: taxes, count: 1 }),
    )
  })

  it('is found by the audit where a line’s rate is another than it was sold at', async () => {
    const { orderId } = await bought()
    await refund(orderId, { positions: [1] })
    await desk.assertSound()
    await desk.tampered(
      `update order_return set parts = '[{"position": 1, "amount": 2000, "isTaken": true}]'
         where order_id = '${orderId}'`,
      async () => expect(await broken()).toContainEqual({ name: taxes, count: 1 }),
    )
  })
})
