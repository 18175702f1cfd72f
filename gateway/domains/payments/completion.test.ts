import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerIntent, createIntent, findIntent, payAtTill } from '#sandbox/intents.ts'
import { createMethod } from '#sandbox/methods.ts'
import { sweepPayments } from './jobs.ts'
import {
  cancelAttempt,
  complete,
  findLiveAttempt,
  ProviderUnavailable,
  submitAttempt,
} from './service.ts'
import { paymentAttempt, type PaymentAttemptRow } from './tables.ts'
import { konbini, openPaymentsFixture, type PaymentsFixture } from './testing.ts'

let till: PaymentsFixture
beforeAll(async () => {
  till = await openPaymentsFixture()
})
afterAll(() => till.close())
beforeEach(() => till.sellOut(false))

/** A wallet's attempt, at the provider and awaiting the fan. */
async function submitted(more: Parameters<PaymentsFixture['begin']>[0] = { method: 'PAYPAY' }) {
  return submitAttempt(till.context, (await till.begin(more)).id)
}
const approve = ({ providerId }: PaymentAttemptRow) =>
  answerIntent(till.sandbox, providerId!, 'yes')
const again = (id: string) => complete(till.context, id)
const minutes = (count: number) => till.pass(count * 60)

describe('a capture', () => {
  it('settles once, completed 50 times in parallel', async () => {
    const attempt = await submitted()
    expect(attempt.state).toBe('REQUIRES_ACTION')
    approve(attempt)
    const answers = await Promise.all(Array.from({ length: 50 }, () => again(attempt.id)))
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['CAPTURED']))
    expect(till.settledOf(attempt.id)).toEqual(['captured'])
    expect(await till.payments(attempt.id)).toMatchObject([{ amountYen: 1_200, became: 'ORDER' }])
  })

  it.each([
    ['the webhook first', ['webhook', 'poll']],
    ['the poll first', ['poll', 'webhook']],
    ['both at once, and again', ['both', 'poll', 'webhook']],
  ])('settles once with %s', async (_, order) => {
    const attempt = await submitted()
    approve(attempt)
    const ways = new Map<string, () => Promise<unknown>>([
      ['webhook', () => heard(attempt.id).then(till.runJobs)],
      ['poll', () => again(attempt.id)],
      ['both', () => Promise.all([heard(attempt.id).then(till.runJobs), again(attempt.id)])],
    ])
    for (const way of order) await ways.get(way)!()
    expect(till.settledOf(attempt.id)).toEqual(['captured'])
    expect(await till.payments(attempt.id)).toHaveLength(1)
  })

  it('that comes too late for what it paid goes back by itself', async () => {
    till.sellOut(true)
    const attempt = await submitted()
    approve(attempt)
    await again(attempt.id)
    expect(await till.payments(attempt.id)).toMatchObject([{ became: 'REFUND' }])
    await till.runJobs()
    await sweepPayments(till.context)
    const { data } = await till.stripe.refunds.list({ payment_intent: attempt.providerId! })
    expect(data).toMatchObject([{ amount: 1_200, status: 'succeeded' }])
    const [payment] = await till.payments(attempt.id)
    const refund = (await till.refunds()).find(({ paymentId }) => paymentId === payment!.id)
    expect(refund?.state).toBe('DONE')
  })

  it('that was cash waits for the fan to name an account: the provider sends nothing back', async () => {
    till.sellOut(true)
    const attempt = await submitted({ method: 'KONBINI', konbini })
    payAtTill(till.sandbox, attempt.providerId!)
    await again(attempt.id)
    await till.runJobs()
    const [payment] = await till.payments(attempt.id)
    const refund = async () =>
      (await till.refunds()).find(({ paymentId }) => paymentId === payment!.id)!
    expect((await refund()).state).toBe('AWAITS_BANK')
    minutes(61)
    await sweepPayments(till.context)
    expect(await refund()).toMatchObject({ state: 'AWAITS_BANK', providerId: null })
    const { data } = await till.stripe.refunds.list({ payment_intent: attempt.providerId! })
    expect(data).toEqual([])
  })

  it('by a slip of what was cancelled here long ago is written down, and not twice', async () => {
    const attempt = await submitted({ method: 'KONBINI', konbini })
    await cancelAttempt(till.context, attempt.id)
    expect(till.settledOf(attempt.id)).toEqual(['failed'])
    payAtTill(till.sandbox, attempt.providerId!, { isForced: true })
    await again(attempt.id)
    await again(attempt.id)
    expect(till.settledOf(attempt.id)).toEqual(['failed', 'captured'])
    expect(await till.payments(attempt.id)).toHaveLength(1)
  })
})

describe('what differs at the provider', () => {
  it.each([
    ['another amount', { amount: '99' }],
    ['another currency', { currency: 'usd' }],
    ['another attempt', { attempt: 'attempt_01jd0000000000000000000000' }],
    ['another tenant', { tenant: 'blue' }],
  ])('is never settled: %s', async (_, other: Record<string, string>) => {
    const attempt = await till.begin({ method: 'PAYPAY' })
    const intent = createIntent(till.sandbox, 'payment_intent', {
      amount: other.amount ?? '1200',
      currency: other.currency ?? 'jpy',
      metadata: { tenant: other.tenant ?? 'ouen', attempt: other.attempt ?? attempt.id },
      allowed_payment_method_types: { 0: 'paypay' },
      payment_method_data: { type: 'paypay' },
    })
    await till.db
      .update(paymentAttempt)
      .set({ providerId: intent.id })
      .where(eq(paymentAttempt.id, attempt.id))
    await till.stripe.paymentIntents.confirm(intent.id)
    answerIntent(till.sandbox, intent.id, 'yes')
    expect((await again(attempt.id)).mismatch).toContain(intent.id)
    await sweepPayments(till.context)
    expect(till.settledOf(attempt.id)).toEqual([])
    expect(await till.payments(attempt.id)).toEqual([])
  })
})

describe('the sweep', () => {
  it('finds what broke off between the provider’s answer and our writing it down', async () => {
    const attempt = await till.begin({ method: 'PAYPAY' })
    // The provider has it, and whoever asked for it died before the answer.
    const broken = { ...till.context, db: failingAfter(till.context.db, 1) }
    await expect(complete(broken, attempt.id)).rejects.toThrow('died')
    expect((await till.attempt(attempt.id)).providerId).toBeNull()
    minutes(1)
    await sweepPayments(till.context)
    const found = await till.attempt(attempt.id)
    expect(found.state).toBe('REQUIRES_ACTION')
    const { data } = await till.stripe.paymentIntents.list({ limit: 100 })
    expect(data.filter(({ metadata }) => metadata.attempt === attempt.id)).toHaveLength(1)
    approve(found)
    minutes(2)
    await sweepPayments(till.context)
    expect(till.settledOf(attempt.id)).toEqual(['captured'])
  })

  it('settles what was paid while no webhook came and no tab was open', async () => {
    const attempt = await submitted()
    approve(attempt)
    minutes(2)
    await Promise.all([1, 2, 3].map(() => sweepPayments(till.context)))
    expect(till.settledOf(attempt.id)).toEqual(['captured'])
  })

  it('gives a question up that nobody has answered in 15 minutes', async () => {
    const attempt = await submitted()
    minutes(16)
    await sweepPayments(till.context)
    expect(await till.attempt(attempt.id)).toMatchObject({ state: 'FAILED', failure: 'EXPIRED' })
    expect(till.settledOf(attempt.id)).toEqual(['failed'])
    expect(findIntent(till.sandbox, attempt.providerId!).body.status).toBe('canceled')
  })

  it('keeps a slip for an hour past its last day, and takes what is paid in its last minute', async () => {
    const [paid, unpaid] = await Promise.all([
      submitted({ method: 'KONBINI', konbini }),
      submitted({ method: 'KONBINI', konbini }),
    ])
    expect(paid).toMatchObject({ state: 'PENDING', payBy: new Date('2026-11-23T13:59:59Z') })
    till.pass((paid.endsAt.getTime() - till.context.now().getTime()) / 1000 - 60 * 60 - 1)
    expect(payAtTill(till.sandbox, paid.providerId!)).toBe(true)
    expect(payAtTill(till.sandbox, paid.providerId!)).toBe(false)
    await sweepPayments(till.context)
    expect(till.settledOf(paid.id)).toEqual(['captured'])
    expect(till.settledOf(unpaid.id)).toEqual([])
    minutes(62)
    await sweepPayments(till.context)
    expect(await till.attempt(unpaid.id)).toMatchObject({ state: 'FAILED', failure: 'EXPIRED' })
    expect(payAtTill(till.sandbox, unpaid.providerId!)).toBe(false)
  })
})

describe('an attempt', () => {
  it('is one at a time for what it pays for', async () => {
    const first = await till.begin()
    const subject = { kind: 'TEST' as const, id: first.subjectId }
    expect((await till.begin({ subject, method: 'KONBINI' })).id).toBe(first.id)
    expect((await findLiveAttempt(till.db, subject))?.id).toBe(first.id)
    await cancelAttempt(till.context, first.id)
    expect(await findLiveAttempt(till.db, subject)).toBeUndefined()
    expect((await till.begin({ subject })).id).not.toBe(first.id)
  })

  it.each([
    ['a wallet, to the page that sent it', 'PAYPAY', '/checkout/pending?session=s'],
    ['a card’s challenge, within its frame', 'CARD', '/payments/returned'],
  ] as const)('comes back from %s', async (_, method, path) => {
    const asking = {
      scenario: 'asks',
      brand: 'visa',
      last4: '3184',
      fingerprint: 'a',
      month: 12,
      year: 2030,
    } as const
    const card = createMethod(till.sandbox, 'card', {}, asking)
    const attempt = await submitted({
      method,
      returnPath: '/checkout/pending?session=s',
      ...(method === 'CARD' && { savedCard: { customer: 'cus_1', card } }),
    })
    expect(attempt.step?.__typename).toBe(method === 'CARD' ? 'ChallengeStep' : 'WalletStep')
    const { next_action: next } = await till.stripe.paymentIntents.retrieve(attempt.providerId!)
    const back = new URL(next!.redirect_to_url!.return_url!)
    expect(back.searchParams.get('attempt')).toBe(attempt.id)
    expect(back.pathname + back.search).toContain(path)
  })

  it('that was declined is over, with the reason', async () => {
    const attempt = await submitted()
    answerIntent(till.sandbox, attempt.providerId!, 'gives_up')
    expect(await again(attempt.id)).toMatchObject({ state: 'CANCELED', failure: 'CANCELED' })
    expect(till.settledOf(attempt.id)).toEqual(['failed'])
  })

  it('that is cancelled while it is paid ends as one of both', async () => {
    const attempts = await Promise.all(Array.from({ length: 8 }, () => submitted()))
    await Promise.all(
      attempts.map(async (attempt) => {
        await Promise.all([
          Promise.resolve().then(() => approve(attempt)),
          cancelAttempt(till.context, attempt.id),
          again(attempt.id),
        ])
        const { status } = findIntent(till.sandbox, attempt.providerId!).body
        const { state } = await again(attempt.id)
        expect(state).toBe(status === 'succeeded' ? 'CAPTURED' : 'CANCELED')
        expect(till.settledOf(attempt.id)).toEqual([state === 'CAPTURED' ? 'captured' : 'failed'])
      }),
    )
  })

  it('forgets whom a slip was for once nothing can be paid', async () => {
    const attempt = await submitted({ method: 'KONBINI', konbini })
    expect(JSON.stringify(attempt.details)).toContain(konbini.phone)
    await cancelAttempt(till.context, attempt.id)
    expect((await till.attempt(attempt.id)).details).toEqual({})
  })

  it('stays as it is while the provider is out of reach', async () => {
    const attempt = await till.begin({ method: 'PAYPAY' })
    const payments = { ...till.context.config.payments!, url: 'http://127.0.0.1:1' }
    const away = { ...till.context, config: { ...till.context.config, payments } as never }
    expect((await submitAttempt(away, attempt.id)).state).toBe('CREATED')
    await expect(cancelAttempt(away, attempt.id)).rejects.toThrow(ProviderUnavailable)
    expect(till.settledOf(attempt.id)).toEqual([])
    minutes(2)
    await sweepPayments(till.context)
    expect(await till.attempt(attempt.id)).toMatchObject({ state: 'CANCELED' })
  })
})

/** Waits until the provider's webhook for an attempt has been heard. */
async function heard(attemptId: string): Promise<void> {
  const count = async () => (await till.heard(attemptId)).length
  const wanted = till.sandbox.store
    .list('event', 1_000)
    .filter(({ body }) => JSON.stringify(body).includes(attemptId)).length
  await expect.poll(count).toBe(wanted)
}

/** A database that dies at the write after so many statements of this kind. */
function failingAfter<Db extends object>(db: Db, reads: number): Db {
  let left = reads
  return new Proxy(db, {
    get(target, name) {
      if (name === 'update' && left-- > 0)
        return () => {
          throw new Error('it died')
        }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
