import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { answerIntent, findIntent } from '#sandbox/intents.ts'
import { addDays } from '#rules/day.ts'
import { sweepPayments } from './jobs.ts'
import { chargeOffSession, complete } from './service.ts'
import { paymentAttempt, paymentInstrument } from './tables.ts'
import { openPaymentsFixture, type PaymentsFixture } from './testing.ts'

let till: PaymentsFixture
beforeAll(async () => {
  till = await openPaymentsFixture()
})
afterAll(() => till.close())

let subjects = 0
let subject: { kind: 'TEST'; id: string }
beforeEach(() => {
  subject = { kind: 'TEST', id: `renewal_${++subjects}` }
})
const charge = async (card: string, more: Partial<Parameters<typeof chargeOffSession>[1]> = {}) => {
  const { id: instrumentId } = await till.saveCard(card)
  return chargeOffSession(till.context, {
    subject,
    fanId: till.fanId,
    instrumentId,
    amountYen: 980,
    answerBy: addDays(till.context.now(), 1),
    ...more,
  })
}
const attempts = () =>
  till.db.select().from(paymentAttempt).where(eq(paymentAttempt.subjectId, subject.id))
/** What the provider took for what is tested here. */
async function taken(): Promise<number> {
  const ids = new Set((await attempts()).map(({ id }) => id))
  const { data } = await till.stripe.paymentIntents.list({ limit: 100 })
  return data
    .filter(({ metadata }) => ids.has(metadata.attempt!))
    .reduce((sum, intent) => sum + intent.amount_received, 0)
}

describe('a charge while nobody is there', () => {
  it('is paid by a card that is fine, and told to whoever sells', async () => {
    const { outcome, attempt } = await charge('pm_card_visa')
    expect(outcome).toBe('PAID')
    expect(till.settledOf(attempt!.id)).toEqual(['captured'])
    expect(await till.payments(attempt!.id)).toMatchObject([{ amountYen: 980 }])
  })

  it('is paid by a card that proved itself when it was saved', async () => {
    expect((await charge('pm_card_authenticationRequiredOnSetup')).outcome).toBe('PAID')
  })

  it('that is declined says why, and can’t be paid any more', async () => {
    const declined = await charge('pm_card_chargeCustomerFail')
    expect(declined).toMatchObject({ outcome: 'DECLINED', reason: 'DECLINED' })
    expect(till.settledOf(declined.attempt!.id)).toEqual(['failed'])
    const { status } = findIntent(till.sandbox, declined.attempt!.providerId!).body
    expect(status).toBe('canceled')
  })

  it('is paid once, asked for 20 times at once and again', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => charge('pm_card_visa')))
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['PAID']))
    expect((await charge('pm_card_visa')).outcome).toBe('PAID')
    expect(await attempts()).toHaveLength(1)
    expect(await taken()).toBe(980)
  })

  it('is tried anew after it was declined, by another card', async () => {
    expect((await charge('pm_card_chargeCustomerFail')).outcome).toBe('DECLINED')
    expect((await charge('pm_card_mastercard')).outcome).toBe('PAID')
    expect(await attempts()).toHaveLength(2)
    expect(await taken()).toBe(980)
  })

  it('takes no card of another fan’s, and none that is deleted', async () => {
    const other = await till.fan()
    const theirs = await till.saveCard('pm_card_visa', other)
    expect(await charge('pm_card_visa', { instrumentId: theirs.id })).toEqual({
      outcome: 'DECLINED',
      reason: 'REFUSED',
      attempt: null,
    })
    await till.db
      .update(paymentInstrument)
      .set({ deletedAt: till.context.now() })
      .where(eq(paymentInstrument.id, theirs.id))
    const gone = await charge('pm_card_visa', { fanId: other, instrumentId: theirs.id })
    expect(gone.outcome).toBe('DECLINED')
    expect(await attempts()).toEqual([])
  })

  it('is not known while the provider is out of reach, and is found by the sweep', async () => {
    const { id: instrumentId } = await till.saveCard()
    const payments = { ...till.context.config.payments!, url: 'http://127.0.0.1:1' }
    const away = { ...till.context, config: { ...till.context.config, payments } as never }
    const answerBy = addDays(till.context.now(), 1)
    const asked = { subject, fanId: till.fanId, instrumentId, amountYen: 980, answerBy }
    const { outcome, attempt } = await chargeOffSession(away, asked)
    expect(outcome).toBe('UNKNOWN')
    till.pass(120)
    await sweepPayments(till.context)
    expect(till.settledOf(attempt!.id)).toEqual(['captured'])
    expect(await chargeOffSession(till.context, asked)).toMatchObject({ outcome: 'PAID' })
  })
})

describe('where the bank wants the fan', () => {
  const asked = async () => {
    const charged = await charge('pm_card_authenticationRequired')
    if (charged.outcome !== 'CHALLENGE') throw new Error(charged.outcome)
    return charged
  }
  const answer = (providerId: string, word: 'yes' | 'no') =>
    answerIntent(till.sandbox, providerId, word)

  it('they are asked at an address, and what they approve is paid', async () => {
    const { url, attempt } = await asked()
    expect(new URL(url).pathname).toContain('/challenge/')
    expect(attempt.step).toEqual({ __typename: 'ChallengeStep', frameUrl: url })
    answer(attempt.providerId!, 'yes')
    expect((await complete(till.context, attempt.id)).state).toBe('CAPTURED')
    expect(await taken()).toBe(980)
  })

  it('has one question, however often it is charged again', async () => {
    const first = await asked()
    const again = await asked()
    expect(again.attempt.id).toBe(first.attempt.id)
    expect(again.url).toBe(first.url)
  })

  it('has a day for the answer, and is over then', async () => {
    const { attempt } = await asked()
    till.pass(23 * 60 * 60)
    await sweepPayments(till.context)
    expect(till.settledOf(attempt.id)).toEqual([])
    till.pass(61 * 60)
    await sweepPayments(till.context)
    expect(await till.attempt(attempt.id)).toMatchObject({ state: 'FAILED', failure: 'EXPIRED' })
    expect(findIntent(till.sandbox, attempt.providerId!).body.status).toBe('canceled')
  })

  it('is over where they fail it, and says so', async () => {
    const { attempt } = await asked()
    answer(attempt.providerId!, 'no')
    expect(await complete(till.context, attempt.id)).toMatchObject({
      state: 'FAILED',
      failure: 'AUTH_FAILED',
    })
  })
})
