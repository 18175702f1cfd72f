import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerIntent, confirmIntent, findIntent } from '#sandbox/intents.ts'
import { methodsOf } from '#sandbox/methods.ts'
import { personal } from '../../personal.generated.ts'
import { erasePerson } from '../../platform/personal/erasing.ts'
import { proofCookie } from '../../platform/proof-of-work/service.ts'
import { prove } from '../../platform/proof-of-work/testing.ts'
import { sweepPayments } from './jobs.ts'
import { isExpired, viewerInstruments } from './instruments.ts'
import { ProviderUnavailable } from './provider.ts'
import { beginCardSaving, completeCardSaving, loadSaving } from './saving.ts'
import { completeSaving } from './savings.ts'
import { cardSaving, paymentCustomer, paymentInstrument } from './tables.ts'
import { anotherCard, openPaymentsFixture, type PaymentsFixture } from './testing.ts'

let till: PaymentsFixture
beforeAll(async () => {
  till = await openPaymentsFixture()
})
afterAll(() => till.close())

let fan: string
beforeEach(async () => {
  fan = await till.fan()
})
const as = (userId: string | null = fan, cookies = new Map<string, string>()) => ({
  ...till.as(userId),
  readCookie: (name: string) => cookies.get(name),
})

/** Begins to save a card: the saving, and what the provider calls it. */
async function begin() {
  const answer = await beginCardSaving(as())
  if (answer.__typename !== 'BeginCardSavingSuccess') throw new Error(JSON.stringify(answer))
  return { id: answer.saving.id, providerId: answer.saving.providerId!, step: answer.saving.step }
}
/** Types a card into the provider's frame: one of Stripe's by its name, or a method of the sandbox's. */
const type = (providerId: string, card = 'pm_card_visa') =>
  confirmIntent(till.sandbox, providerId, { payment_method: card, return_url: till.webhookUrl })
const complete = (id: string) => completeCardSaving(as(), id)
async function save(card?: string) {
  const { id, providerId } = await begin()
  type(providerId, card)
  return complete(id)
}
const cards = async (userId = fan) =>
  (await viewerInstruments(as(userId))).map(({ brand, last4 }) => `${brand} ${last4}`)
const another = (count: number) => anotherCard(till.sandbox, count)
/** The cards that the provider holds for the fan. */
async function held() {
  const [customer] = await till.db
    .select()
    .from(paymentCustomer)
    .where(eq(paymentCustomer.fanId, fan))
  return methodsOf(till.sandbox, customer!.providerId).map(({ id }) => id)
}

describe('a card', () => {
  it('is typed into the provider’s frame, and saved with what may be shown', async () => {
    const { id, providerId, step } = await begin()
    expect(step).toMatchObject({ __typename: 'CardEntryStep' })
    expect(new URL(step!.frameUrl).pathname).toBe(`/sandbox/card/${providerId}`)
    type(providerId)
    expect(await complete(id)).toMatchObject({
      __typename: 'CompleteCardSavingSuccess',
      saving: { state: 'SAVED', step: null },
      instruments: [{ brand: 'VISA', last4: '4242', expMonth: 12, expYear: 2030 }],
    })
  })

  it('is saved once, completed by everyone at once and again', async () => {
    const { id, providerId } = await begin()
    type(providerId)
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => complete(id)),
      ...Array.from({ length: 5 }, () => completeSaving(till.context, id)),
      till.runJobs(),
      sweepPayments(till.context),
    ])
    for (const answer of answers.slice(0, 20))
      expect(answer).toMatchObject({ __typename: 'CompleteCardSavingSuccess' })
    expect(await complete(id)).toMatchObject({ instruments: [{ last4: '4242' }] })
    expect(await cards()).toEqual(['VISA 4242'])
  })

  it('is saved though the tab was closed: by the webhook, and without one by the sweep', async () => {
    const told = await begin()
    type(told.providerId)
    await expect.poll(async () => (await till.runJobs(), cards())).toEqual(['VISA 4242'])
    const untold = await begin()
    type(untold.providerId, 'pm_card_mastercard')
    till.pass(120)
    await sweepPayments(till.context)
    expect(await cards()).toHaveLength(2)
  })

  it('is saved for nobody who has left meanwhile, and the provider lets go of it', async () => {
    const { id, providerId } = await begin()
    type(providerId)
    await till.db.transaction((db) => erasePerson(db, personal, fan, till.context.now()))
    till.pass(120)
    await sweepPayments(till.context)
    await sweepPayments(till.context)
    expect(await completeSaving(till.context, id)).toMatchObject({ state: 'FAILED' })
    expect(await cards()).toEqual([])
    const rows = await till.db
      .select()
      .from(paymentInstrument)
      .where(eq(paymentInstrument.fanId, fan))
    expect(rows).toMatchObject([{ brand: 'OTHER', last4: '0000', expYear: 2000 }])
    expect(await held()).toEqual([])
  })

  it('that nobody has typed in yet is given up once its fan has left', async () => {
    const { providerId } = await begin()
    await till.db.transaction((db) => erasePerson(db, personal, fan, till.context.now()))
    till.pass(120)
    await sweepPayments(till.context)
    expect(findIntent(till.sandbox, providerId).body.status).toBe('canceled')
  })

  it('that is saved again is the same one, and the provider keeps one of it', async () => {
    await save()
    const [first] = await viewerInstruments(as())
    await save()
    await sweepPayments(till.context)
    expect(await viewerInstruments(as())).toMatchObject([{ id: first!.id, last4: '4242' }])
    expect(await held()).toHaveLength(1)
  })

  it('is saved after the bank has asked', async () => {
    const { id, providerId } = await begin()
    type(providerId, 'pm_card_authenticationRequired')
    expect(await complete(id)).toMatchObject({
      saving: { state: 'OPEN', step: { __typename: 'ChallengeStep' } },
      instruments: [],
    })
    // A second press goes on with the question, and asks for no other card.
    expect((await begin()).id).toBe(id)
    answerIntent(till.sandbox, providerId, 'yes')
    expect(await complete(id)).toMatchObject({ instruments: [{ last4: '3184' }] })
  })

  it.each([
    ['declined by the bank', 'pm_card_chargeDeclined', undefined, 'DECLINED'],
    ['refused at the question', 'pm_card_authenticationRequired', 'no', 'AUTH_FAILED'],
    ['given up at the question', 'pm_card_authenticationRequired', 'gives_up', 'CANCELED'],
  ] as const)('%s is not saved, and says so', async (_, card, word, code) => {
    const { id, providerId } = await begin()
    type(providerId, card)
    if (word) answerIntent(till.sandbox, providerId, word)
    const refused = { __typename: 'PaymentInstrumentError', code }
    expect(await complete(id)).toMatchObject(refused)
    expect(await complete(id)).toMatchObject(refused)
    expect(await cards()).toEqual([])
    expect(findIntent(till.sandbox, providerId).body.status).toBe('canceled')
    expect((await begin()).id).not.toBe(id)
  })

  it('that nobody typed in is given up after 15 minutes, and another begins', async () => {
    const { id, providerId } = await begin()
    till.pass(16 * 60)
    expect((await begin()).id).not.toBe(id)
    expect(findIntent(till.sandbox, providerId).body.status).toBe('canceled')
    expect(await complete(id)).toMatchObject({ code: 'CANCELED' })
  })

  it('is good until the end of its month in Japan', () => {
    const card = { expMonth: 11, expYear: 2026 }
    expect(isExpired(card, new Date('2026-11-30T14:59:59Z'))).toBe(false)
    expect(isExpired(card, new Date('2026-11-30T15:00:00Z'))).toBe(true)
  })
})

describe('five cards', () => {
  it('are the most: a sixth is not begun', async () => {
    for (let count = 1; count <= 5; count++) await save(another(count))
    expect(await cards()).toHaveLength(5)
    expect(await beginCardSaving(as())).toMatchObject({
      __typename: 'PaymentInstrumentError',
      code: 'LIMIT',
      most: 5,
    })
  })

  it('are the most though a payment saved the fifth meanwhile: the sixth is let go of', async () => {
    for (let count = 1; count <= 4; count++) await save(another(count))
    const { id, providerId } = await begin()
    await till.saveCard('pm_card_mastercard', fan)
    type(providerId, another(6))
    expect(await complete(id)).toMatchObject({ code: 'LIMIT' })
    await sweepPayments(till.context)
    expect(await held()).toHaveLength(5)
    expect(await cards()).toHaveLength(5)
  })
})

describe('who tries many cards', () => {
  async function tryTen() {
    for (let count = 0; count < 10; count++) {
      const { id, providerId } = await begin()
      type(providerId, 'pm_card_chargeDeclined')
      await complete(id)
    }
  }

  it('works for the eleventh of a day, with a proof that serves once', async () => {
    await tryTen()
    const refusal = { __typename: 'RateLimitedError', proofDoublings: 0 }
    expect(await beginCardSaving(as())).toMatchObject(refusal)
    const place = { tenantId: 'ouen', requester: as().requester, purpose: 'code' as const }
    const { proof } = await prove(as(), place)
    const proven = as(fan, new Map([[proofCookie, proof]]))
    const begun = await beginCardSaving(proven)
    expect(begun).toMatchObject({ __typename: 'BeginCardSavingSuccess' })
    if (begun.__typename !== 'BeginCardSavingSuccess') throw new Error(begun.__typename)
    type(begun.saving.providerId!, 'pm_card_chargeDeclined')
    await complete(begun.saving.id)
    expect(await beginCardSaving(proven)).toMatchObject(refusal)
    till.pass(24 * 60 * 60)
    expect(await beginCardSaving(as())).toMatchObject({ __typename: 'BeginCardSavingSuccess' })
  })

  it('counts payments that a bank declined, and nobody else’s', async () => {
    for (let count = 0; count < 10; count++) {
      const attempt = await till.begin({ fanId: fan })
      await till.decline(attempt.id)
    }
    expect(await beginCardSaving(as())).toMatchObject({ __typename: 'RateLimitedError' })
    fan = await till.fan()
    await begin()
  })

  it('begins one at a time, pressed 20 times at once', async () => {
    const begun = await Promise.all(Array.from({ length: 20 }, () => begin()))
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
    const rows = await till.db.select().from(cardSaving).where(eq(cardSaving.fanId, fan))
    expect(rows).toHaveLength(1)
  })
})

describe('whose saving it is', () => {
  it('is nobody else’s', async () => {
    const { id, providerId } = await begin()
    const other = as(await till.fan())
    for (const wrong of [id, 'cardsaving_01jd0000000000000000000000', '__proto__', ''])
      expect(await completeCardSaving(other, wrong)).toMatchObject({ __typename: 'NotFoundError' })
    expect(await loadSaving(other, id)).toBeNull()
    expect(await beginCardSaving(as(null))).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await completeCardSaving(as(null), id)).toEqual({ __typename: 'UnauthenticatedError' })
    type(providerId)
    await complete(id)
    expect(await viewerInstruments(other)).toEqual([])
  })

  it('saves no card that the provider saved for another saving', async () => {
    const theirs = await begin()
    type(theirs.providerId)
    fan = await till.fan()
    const own = await begin()
    await till.db.update(cardSaving).set({ providerId: null }).where(eq(cardSaving.id, theirs.id))
    await till.db
      .update(cardSaving)
      .set({ providerId: theirs.providerId })
      .where(eq(cardSaving.id, own.id))
    expect(await complete(own.id)).toMatchObject({ code: 'INVALID' })
    expect(await cards()).toEqual([])
  })
})

it('is not known while the provider is out of reach, and goes on later', async () => {
  const payments = { ...till.context.config.payments!, url: 'http://127.0.0.1:1' }
  const away = { ...as(), config: { ...till.context.config, payments } as never }
  expect(await beginCardSaving(away)).toEqual({
    __typename: 'PaymentInstrumentError',
    code: 'UNKNOWN',
    most: 5,
  })
  const { id } = await begin()
  expect(await completeCardSaving(away, id)).toEqual({
    __typename: 'PaymentInstrumentError',
    code: 'UNKNOWN',
    most: 5,
  })
  await expect(completeSaving(away, id)).rejects.toThrow(ProviderUnavailable)
  const rows = await till.db.select().from(cardSaving).where(eq(cardSaving.fanId, fan))
  expect(rows).toHaveLength(1)
})
