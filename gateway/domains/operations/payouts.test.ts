import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { giveRefundAccount, loadRefund } from '../payments/accounts.ts'
import { reconcile } from '../payments/reconcile.ts'
import { findRefundsOfAttempt } from '../payments/service.ts'
import { mailboxOf } from '../user/testing.ts'
import { bookPayout, payoutsOf } from './service.ts'
import { openOperationsFixture, sato } from './testing.ts'

let desk: Awaited<ReturnType<typeof openOperationsFixture>>
beforeAll(async () => {
  desk = await openOperationsFixture()
})
afterAll(async () => {
  await desk.close()
})
afterEach(() => desk.assertSound())

const typed = {
  bankCode: '００３３',
  branchCode: '001',
  kind: 'ORDINARY' as const,
  number: '１２３４５６７',
  holder: 'ﾀｶｻｷ　ひかり',
}
const kept = {
  bankCode: '0033',
  branchCode: '001',
  kind: 'ORDINARY',
  number: '1234567',
  holder: 'タカサキ ヒカリ',
}

/** Cash that was paid when nothing was left to sell. */
async function paidTooLate() {
  const fan = await desk.adult()
  const mails = await mailboxOf(desk.db, fan, desk.now())
  const item = await desk.item({ priceYen: 1_200, stock: 11 })
  const id = await desk.begin(fan, item, 1_200, 'KONBINI')
  await desk.leaveOnShelf(item, 0)
  const attempt = await desk.attempt(fan, id)
  await desk.cancel(fan, id)
  await desk.bought(await desk.adult(), item, 1_200)
  await desk.payLate(attempt)
  await desk.runJobs()
  const [refund] = await findRefundsOfAttempt(desk.db, attempt.id)
  return { fan, id, mails, refundId: refund!.id }
}

const give = (fan: string | null, refundId: string, change: Partial<typeof typed> = {}) =>
  giveRefundAccount(desk.as(fan), { refundId, ...typed, ...change })

it('cash that came too late goes to the account that the fan names, once, and the account is forgotten', async () => {
  const { fan, id, mails, refundId } = await paidTooLate()
  const [letter] = await mails()
  expect(letter?.body).toContain(`/settings/store/refunds/${refundId}`)
  await expect(bookPayout(desk.context, refundId, sato)).rejects.toThrow('named no account')
  expect(await give(fan, refundId)).toMatchObject({ __typename: 'GiveRefundAccountSuccess' })
  expect(await payoutsOf(desk.context)).toMatchObject([{ refund: { id: refundId }, account: kept }])
  const booked = await Promise.all([1, 2, 3].map(() => bookPayout(desk.context, refundId, sato)))
  expect(booked.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await payoutsOf(desk.context)).toEqual([])
  expect((await desk.db.execute(sql`select * from refund_account`)).rows).toEqual([])
  expect(await desk.session(fan, id)).toMatchObject({ state: 'REFUNDED' })
  expect((await reconcile(desk.context, new Date(0))).differences).toEqual([])
  expect(await give(fan, refundId)).toMatchObject({ __typename: 'RefundStateError' })
})

it('is asked for by one mail, however often the job and the sweep look', async () => {
  const { mails } = await paidTooLate()
  for (let each = 0; each < 3; each++) {
    desk.pass(61 * 60)
    await desk.sweep()
    await desk.runJobs()
  }
  expect(await mails()).toHaveLength(1)
})

it('nobody reads it in the database, and the last word counts', async () => {
  const { fan, refundId } = await paidTooLate()
  await give(fan, refundId)
  await give(fan, refundId, { number: '7654321' })
  const { rows } = await desk.db.execute<{ row: string }>(
    sql`select encode(sealed, 'escape') || refund_account::text as row from refund_account`,
  )
  expect(rows).toHaveLength(1)
  for (const part of [...Object.values(kept), '7654321'].filter((part) => part.length > 4))
    expect(rows[0]!.row).not.toContain(part)
  const payout = (await payoutsOf(desk.context)).find(({ refund }) => refund.id === refundId)
  expect(payout?.account).toEqual({ ...kept, number: '7654321' })
})

it.each([
  [{ bankCode: '33' }, 'bankCode', 'NOT_A_BANK_CODE'],
  [{ branchCode: '0001' }, 'branchCode', 'NOT_A_BRANCH_CODE'],
  [{ number: '123456' }, 'number', 'NOT_AN_ACCOUNT_NUMBER'],
  [{ holder: '髙﨑ひかり' }, 'holder', 'NOT_A_HOLDER'],
])('an account to which nothing can go is refused: %o', async (change, field, code) => {
  const { fan, refundId } = await paidTooLate()
  expect(await give(fan, refundId, change)).toEqual({ __typename: 'BankAccountError', field, code })
  expect(await loadRefund(desk.as(fan), refundId)).toMatchObject({ accountGivenAt: null })
})

it('is nobody else’s to name or to see', async () => {
  const { refundId } = await paidTooLate()
  const other = await desk.adult()
  expect(await give(other, refundId)).toMatchObject({ __typename: 'NotFoundError' })
  expect(await give(null, refundId)).toMatchObject({ __typename: 'UnauthenticatedError' })
  expect(await loadRefund(desk.as(other), refundId)).toBeNull()
})

it('what a card paid goes back to the card, and takes no account', async () => {
  const fan = await desk.adult()
  const orderId = await desk.bought(fan, await desk.item({ priceYen: 900 }), 900)
  const { refundId } = await desk.refund(orderId)
  expect(await give(fan, refundId!)).toMatchObject({ __typename: 'RefundStateError' })
  await desk.runJobs()
  await expect(bookPayout(desk.context, refundId!, sato)).rejects.toThrow('named no account')
})

it('an order that was paid in cash and is refunded by hand goes the same way', async () => {
  const fan = await desk.adult()
  const orderId = await desk.boughtInCash(fan, await desk.item({ priceYen: 700 }), 700)
  const { refundId } = await desk.refund(orderId)
  await desk.runJobs()
  expect(await give(fan, refundId!)).toMatchObject({ __typename: 'GiveRefundAccountSuccess' })
  expect(await bookPayout(desk.context, refundId!, sato)).toMatchObject({ isNew: true })
})
