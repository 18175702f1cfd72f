import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createRefund } from '#sandbox/refunds.ts'
import { cards } from '../checkout/testing.checkout.ts'
import { sessionOf } from '../checkout/testing.ts'
import { storeOrder } from '../checkout/tables.ts'
import { giveRefundAccount } from '../payments/accounts.ts'
import { creditNotesOf } from '../receipt/crediting.ts'
import { loadReceipt } from '../receipt/service.ts'
import { bookPayout } from './service.ts'
import { openOperationsFixture, sato } from './testing.ts'

let desk: Awaited<ReturnType<typeof openOperationsFixture>>
beforeAll(async () => {
  desk = await openOperationsFixture()
})
afterAll(async () => {
  await desk.close()
})
// Whatever was done: the books add up after it.
afterEach(() => desk.assertSound())

const account = {
  bankCode: '0033',
  branchCode: '001',
  kind: 'ORDINARY' as const,
  number: '1234567',
  holder: 'タカサキ ヒカリ',
}
/** The one refund of an order comes to nothing at the provider. */
async function failToSend(fan: string, orderId: string, amountYen: number): Promise<void> {
  const [refund] = await desk.refundsOf(orderId)
  const [order] = await desk.db.select().from(storeOrder).where(eq(storeOrder.id, orderId))
  const attempt = await desk.attempt(fan, order!.sessionId)
  const sent = createRefund(desk.provider.sandbox, {
    payment_intent: attempt.providerId!,
    amount: String(amountYen),
    metadata: { refund: refund!.id },
  })
  const failed = { ...sent, status: 'failed' as const }
  desk.provider.sandbox.store.put('refund', { id: sent.id, body: failed, hidden: {} })
  await desk.runJobs()
  expect(await desk.refundsOf(orderId)).toMatchObject([{ state: 'FAILED' }])
}
/** What the provider is not asked for again: the fan names an account, and the desk transfers to it. */
async function transfer(fan: string, orderId: string): Promise<void> {
  await bookPayout(desk.context, await nameAccount(fan, orderId), sato)
}
async function nameAccount(fan: string, orderId: string): Promise<string> {
  await desk.runJobs()
  const waiting = (await desk.refundsOf(orderId)).filter(({ state }) => state === 'AWAITS_BANK')
  expect(waiting).toHaveLength(1)
  const refundId = waiting[0]!.id
  await giveRefundAccount(desk.as(fan), { refundId, ...account })
  return refundId
}

it('a refund that the provider could not send is named until it has gone another way, and leaves the sales once', async () => {
  const fan = await desk.adult()
  const orderId = await desk.bought(fan, await desk.item({ priceYen: 1_000 }), 1_000)
  const { act } = await desk.ask(orderId, { amountYen: 400 })
  await desk.approve(act.id)
  // Nobody is handed a paper of what may yet come to nothing.
  expect(await desk.papersOf(fan, orderId)).toEqual([])
  await failToSend(fan, orderId, 400)
  expect(await desk.papersOf(fan, orderId)).toEqual([])
  expect((await desk.faults()).map(({ name, violations }) => [name, violations.length])).toEqual([
    ['what could not be sent back has gone another way since', 1],
  ])
  desk.pass(60)
  await desk.refund(orderId, { amountYen: 500 })
  expect(await desk.papersOf(fan, orderId)).toEqual([])
  desk.pass(60)
  await transfer(fan, orderId)
  expect((await desk.refundsOf(orderId)).map(({ state }) => state).toSorted()).toEqual([
    'DONE',
    'FAILED',
  ])
  expect(await desk.papersOf(fan, orderId)).toEqual([{ totalYen: 500, STD10: 500 }])
  const receipt = (await loadReceipt(desk.as(fan), orderId.replace('order', 'receipt')))!
  // The day on which the yen went, and not that on which they were asked back.
  expect(await creditNotesOf(desk.as(fan), receipt)).toMatchObject([{ refundedAt: desk.now() }])
})

it('a refund of a line that could not be sent goes as that line’s, and leaves the other its own', async () => {
  const boughtTwo = async () => {
    const fan = await desk.adult()
    const [rice, mug] = [
      await desk.item({ priceYen: 1_000, taxClass: 'RED8' }),
      await desk.item({ priceYen: 2_000 }),
    ]
    for (const item of [rice, mug]) await desk.put(fan, item, 1)
    const { id } = sessionOf(await desk.openBasket(fan))
    await desk.choose(fan, id, 'CARD')
    sessionOf(await desk.pay(fan, id, 3_000))
    await desk.typeCard(fan, id, cards.pays)
    await desk.look(fan, id)
    const order = await desk.order(fan, id)
    const { act } = await desk.ask(order.id, { positions: [0] })
    await desk.approve(act.id)
    await failToSend(fan, order.id, 1_000)
    expect(await desk.papersOf(fan, order.id)).toEqual([])
    desk.pass(60)
    return { fan, orderId: order.id }
  }
  const resent = await boughtTwo()
  expect(await desk.refund(resent.orderId, { amountYen: 1_000 })).toMatchObject({ yen: 1_000 })
  await transfer(resent.fan, resent.orderId)
  expect(await desk.papersOf(resent.fan, resent.orderId)).toEqual([
    { totalYen: 1_000, RED8: 1_000 },
  ])
  expect(await desk.refund(resent.orderId)).toMatchObject({ yen: 2_000, isWhole: true })

  const whole = await boughtTwo()
  expect(await desk.refund(whole.orderId)).toMatchObject({ yen: 3_000, isWhole: true })
  await transfer(whole.fan, whole.orderId)
  expect(await desk.papersOf(whole.fan, whole.orderId)).toEqual([
    { totalYen: 3_000, STD10: 2_000, RED8: 1_000 },
  ])
})

it('a bank that takes back what waits to be transferred has it once: it is not transferred as well', async () => {
  const fan = await desk.adult()
  const orderId = await desk.bought(fan, await desk.item({ priceYen: 1_000 }), 1_000)
  const { act } = await desk.ask(orderId)
  await desk.approve(act.id)
  await failToSend(fan, orderId, 1_000)
  desk.pass(60)
  await desk.refund(orderId, { amountYen: 1_000 })
  const refundId = await nameAccount(fan, orderId)
  expect(await desk.chargeBack(orderId)).toMatchObject({ back: { yen: 1_000 } })
  await expect(bookPayout(desk.context, refundId, sato)).rejects.toThrow()
  expect((await desk.refundsOf(orderId)).map(({ state }) => state).toSorted()).toEqual([
    'DONE',
    'FAILED',
    'FAILED',
  ])
})

it('what fails after another part of the payment was asked back is owed all the same', async () => {
  const fan = await desk.adult()
  const orderId = await desk.bought(fan, await desk.item({ priceYen: 1_000 }), 1_000)
  const { act } = await desk.ask(orderId, { amountYen: 400 })
  await desk.approve(act.id)
  const [first] = await desk.refundsOf(orderId)
  const [order] = await desk.db.select().from(storeOrder).where(eq(storeOrder.id, orderId))
  const attempt = await desk.attempt(fan, order!.sessionId)
  const sent = createRefund(desk.provider.sandbox, {
    payment_intent: attempt.providerId!,
    amount: '400',
    metadata: { refund: first!.id },
  })
  const tell = (status: 'pending' | 'failed') =>
    desk.provider.sandbox.store.put('refund', {
      id: sent.id,
      body: { ...sent, status },
      hidden: {},
    })
  tell('pending')
  await desk.runJobs()
  desk.pass(1)
  await desk.refund(orderId, { amountYen: 500 })
  await desk.runJobs()
  expect((await desk.refundsOf(orderId)).map(({ state }) => state)).toEqual(['OPEN', 'DONE'])

  tell('failed')
  desk.pass(3_600)
  await desk.sweep()
  await desk.runJobs()
  expect((await desk.faults()).map(({ name, violations }) => [name, violations.length])).toEqual([
    ['what could not be sent back has gone another way since', 1],
  ])
  desk.pass(60)
  await desk.refund(orderId, { amountYen: 400 })
  await transfer(fan, orderId)
})
