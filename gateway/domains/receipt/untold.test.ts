import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openOperationsFixture } from '../operations/testing.ts'
import { loadCreditPaper, creditNotesOf } from './crediting.ts'
import { textOf } from './paper.ts'
import { loadReceipt } from './service.ts'

let desk: Awaited<ReturnType<typeof openOperationsFixture>>
beforeAll(async () => {
  desk = await openOperationsFixture()
})
afterAll(() => desk.close())

const [file] = globSync('gateway/platform/database/migrations/*_tell_what_returns_do_not_say.sql')
const [, migration] = readFileSync(file!, 'utf8').split(/ADD COLUMN .*\n/)
const receiptOf = (orderId: string) => orderId.replace('order', 'receipt')
const notesOf = async (fan: string, orderId: string) =>
  creditNotesOf(desk.as(fan), (await loadReceipt(desk.as(fan), receiptOf(orderId)))!)

it('what went back before lines were kept is told by its sum, and by no line', async () => {
  const fan = await desk.adult()
  const orderId = await desk.bought(fan, await desk.item({ priceYen: 1_000 }), 1_000)
  await desk.refund(orderId, { amountYen: 400 })
  await desk.runJobs()
  desk.pass(60)
  await desk.refund(orderId)
  await desk.runJobs()
  const [first, second] = await notesOf(fan, orderId)
  // As it was: no row of the part, and of the rest one that tells the whole price, of no refund.
  await desk.asOwner(
    `set session_replication_role = 'replica';
     delete from order_return where order_id = '${orderId}' and position = 1;
     update order_return set position = 1, refund_id = null,
       parts = '[{"position": 0, "amount": 1000, "isTaken": true}]' where order_id = '${orderId}'`,
  )
  await desk.asOwner(migration!)

  const notes = await notesOf(fan, orderId)
  expect(
    notes.map(({ refundedAt, invoice: { totalYen, lines, totals, isTaxable } }) => ({
      refundedAt,
      totalYen,
      lines,
      totals,
      isTaxable,
    })),
  ).toEqual([
    { refundedAt: second!.refundedAt, totalYen: 600, lines: [], totals: [], isTaxable: false },
    { refundedAt: first!.refundedAt, totalYen: 400, lines: [], totals: [], isTaxable: false },
  ])
  const paper = (await loadCreditPaper(desk.as(fan), {
    receiptId: receiptOf(orderId),
    position: 1,
  }))!
  for (const [language, words] of [
    ['ja', '商品ごとの内訳の記録がない'],
    ['en', 'no record of the items'],
  ] as const) {
    const text = textOf(paper, language, () => true)
    expect(text.notes.join()).toContain(words)
    expect(text.notes.join()).not.toMatch(/適格|qualified/)
    expect(text.rows).toEqual([])
    expect(text.total.yen).toBe('¥600')
  }
  await desk.assertSound()
})

it('what was kept with its lines stays as it is', async () => {
  const fan = await desk.adult()
  const orderId = await desk.bought(fan, await desk.item({ priceYen: 1_000 }), 1_000)
  await desk.refund(orderId, { amountYen: 400 })
  await desk.runJobs()
  const [before] = await notesOf(fan, orderId)
  await desk.asOwner(migration!)
  expect(await notesOf(fan, orderId)).toEqual([before])
  expect(before!.invoice.lines).toHaveLength(1)
})
