import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#rules/day.ts'
import { answerIntent } from '#sandbox/intents.ts'
import { createRefund } from '#sandbox/refunds.ts'
import { sweepPayments } from './jobs.ts'
import { ProviderUnavailable } from './provider.ts'
import { reconcile } from './reconcile.ts'
import { cancelAttempt, complete, submitAttempt, type NewAttempt } from './service.ts'
import { paymentAttempt, paymentRefund, type PaymentAttemptRow } from './tables.ts'
import { konbini, openPaymentsFixture, type PaymentsFixture } from './testing.ts'

let till: PaymentsFixture
beforeAll(async () => {
  till = await openPaymentsFixture()
})
afterAll(() => till.close())

const submitted = async (more: Partial<NewAttempt> = {}) =>
  submitAttempt(till.context, (await till.begin({ method: 'PAYPAY', ...more })).id)
const change = (id: string, changes: Partial<PaymentAttemptRow>) =>
  till.db.update(paymentAttempt).set(changes).where(eq(paymentAttempt.id, id))
/** What the provider was told of an attempt. */
const intentsOf = async (id: string) =>
  (await till.stripe.paymentIntents.list({ limit: 100 })).data.filter(
    ({ metadata }) => metadata.attempt === id,
  )

describe('a slip that a fan gives up while the provider is out of reach', () => {
  it('is taken back by the next sweep, not in half an hour', async () => {
    const attempt = await submitted({ method: 'KONBINI', konbini })
    const config = { ...till.context.config, payments: undefined }
    const lost = cancelAttempt({ ...till.context, config }, attempt.id)
    await expect(lost).rejects.toThrow(ProviderUnavailable)
    till.pass(90)
    await sweepPayments(till.context)
    expect(await till.attempt(attempt.id)).toMatchObject({ state: 'CANCELED' })
  })
})

describe('what the provider does not know', () => {
  it('and that is over is not told to it', async () => {
    const { id } = await till.begin()
    await change(id, {
      state: 'FAILED',
      failure: 'REFUSED',
      settledAt: till.context.now(),
      details: {},
    })
    expect(await complete(till.context, id)).toMatchObject({ state: 'FAILED', providerId: null })
    expect(await intentsOf(id)).toEqual([])
  })

  it('any more is named, and over once its time is', async () => {
    const { id } = await submitted()
    await change(id, { providerId: 'pi_of_another_account' })
    expect(await complete(till.context, id)).toMatchObject({
      settledAt: null,
      mismatch: 'the provider knows no pi_of_another_account',
    })
    till.pass(16 * 60)
    await sweepPayments(till.context)
    expect(await till.attempt(id)).toMatchObject({ state: 'FAILED', failure: 'EXPIRED' })
    expect(till.settledOf(id)).toEqual(['failed'])
    expect(await complete(till.context, id)).toMatchObject({ state: 'FAILED' })
  })

  it('for a while only is paid like any other', async () => {
    const { id, providerId } = await submitted()
    await change(id, { providerId: 'pi_of_another_key' })
    await complete(till.context, id)
    await change(id, { providerId })
    answerIntent(till.sandbox, providerId!, 'yes')
    expect(await complete(till.context, id)).toMatchObject({ state: 'CAPTURED', mismatch: null })
  })
})

describe('a refund', () => {
  const refundOf = async (attemptId: string) => {
    const [payment] = await till.payments(attemptId)
    return (await till.refunds()).find(({ paymentId }) => paymentId === payment!.id)!
  }
  /** One that came too late. */
  async function late() {
    const { id, providerId } = await submitted()
    answerIntent(till.sandbox, providerId!, 'yes')
    till.sellOut(true)
    await complete(till.context, id)
    till.sellOut(false)
    return { id, providerId: providerId! }
  }

  it('is its job’s to send: the sweep sends what that did not, and says so once', async () => {
    const { id } = await late()
    await sweepPayments(till.context)
    expect(await refundOf(id)).toMatchObject({ state: 'OPEN', providerId: null })
    till.pass(61)
    await sweepPayments(till.context)
    expect(await refundOf(id)).toMatchObject({ state: 'DONE' })
    await till.runJobs()
    expect(till.settledOf(id)).toEqual(['captured', 'refunded'])
  })

  it('that has failed is named until somebody has seen to it', async () => {
    const { id } = await late()
    const refund = await refundOf(id)
    const own = eq(paymentRefund.id, refund.id)
    await till.db.update(paymentRefund).set({ state: 'FAILED' }).where(own)
    const { differences } = await reconcile(till.context, addDays(till.context.now(), -1))
    expect(differences).toContainEqual({
      tenantId: 'ouen',
      what: `¥1200 of ${refund.paymentId} could not be sent back: somebody must`,
    })
    await till.db.update(paymentRefund).set({ state: 'OPEN' }).where(own)
    await till.runJobs()
  })

  it('that the provider could not send goes to an account that the fan is asked for, and through it no more', async () => {
    const { id, providerId } = await late()
    const refund = await refundOf(id)
    const sent = createRefund(till.sandbox, {
      payment_intent: providerId,
      amount: '1200',
      metadata: { refund: refund.id },
    })
    const failed = { ...sent, status: 'failed' as const }
    till.sandbox.store.put('refund', { id: sent.id, body: failed, hidden: {} })
    await till.runJobs()
    const waits = { state: 'AWAITS_BANK', providerId: null }
    expect(await refundOf(id)).toMatchObject(waits)
    till.pass(61 * 60)
    await sweepPayments(till.context)
    expect(await refundOf(id)).toMatchObject(waits)
    // It waits for the fan, not for somebody to see that it failed.
    const { differences } = await reconcile(till.context, addDays(till.context.now(), -1))
    expect(differences.filter(({ what }) => what.includes('could not be sent'))).toEqual([])
  })
})

it('what was cancelled since something else has paid stays so, however often it is asked for', async () => {
  const { id, providerId } = await submitted({ method: 'KONBINI', konbini })
  for (let times = 0; times < 2; times += 1)
    await till.context.jobs.enqueue('ouen', 'cancelPayment', { attemptId: id }, till.db)
  await till.runJobs()
  expect(await till.attempt(id)).toMatchObject({ state: 'CANCELED' })
  expect(await till.stripe.paymentIntents.retrieve(providerId!)).toMatchObject({
    status: 'canceled',
  })
})
