import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays } from '#rules/day.ts'
import { answerIntent } from '#sandbox/intents.ts'
import { findMethod } from '#sandbox/methods.ts'
import { deleteInstrument } from './deleting.ts'
import { sweepPayments } from './jobs.ts'
import { viewerInstruments } from './instruments.ts'
import { chargeOffSession, complete } from './service.ts'
import type { InstrumentRow } from './tables.ts'
import { openPaymentsFixture, type PaymentsFixture } from './testing.ts'

let till: PaymentsFixture
beforeAll(async () => {
  till = await openPaymentsFixture()
})
afterAll(() => till.close())

let fan: string
let card: InstrumentRow
beforeEach(async () => {
  fan = await till.fan()
  card = await till.saveCard('pm_card_visa', fan)
})
/** A run of a fan's who signed in so many minutes ago. */
const as = (userId: string | null = fan, minutesAgo = 0) => ({
  ...till.as(userId),
  signedInAt: new Date(till.context.now().getTime() - minutesAgo * 60_000),
})
const customerOf = ({ providerId }: InstrumentRow) =>
  findMethod(till.sandbox, providerId).body.customer

it('forgets a card, here and at the provider', async () => {
  const other = await till.saveCard('pm_card_mastercard', fan)
  expect(await deleteInstrument(as(), card.id)).toMatchObject({
    __typename: 'DeletePaymentInstrumentSuccess',
    instruments: [{ id: other.id }],
  })
  await sweepPayments(till.context)
  expect(customerOf(card)).toBeNull()
  expect(customerOf(other)).not.toBeNull()
})

it('forgets it once: again, and 20 times at once, there is none', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => deleteInstrument(as(), card.id)),
  )
  const names = answers.map(({ __typename }) => __typename)
  expect(names.filter((name) => name === 'DeletePaymentInstrumentSuccess')).toHaveLength(1)
  expect(names.filter((name) => name === 'NotFoundError')).toHaveLength(19)
  await sweepPayments(till.context)
  expect(customerOf(card)).toBeNull()
})

it.each([
  ['a minute after the sign-in', 1, 'DeletePaymentInstrumentSuccess'],
  ['almost five', 4.9, 'DeletePaymentInstrumentSuccess'],
  ['six minutes after it', 6, 'RequiresRecentLoginError'],
  ['before it, by a clock that is ahead', -1, 'DeletePaymentInstrumentSuccess'],
])('asks who it is, where that was not asked just now: %s', async (_, minutesAgo, answer) => {
  expect(await deleteInstrument(as(fan, minutesAgo), card.id)).toMatchObject({
    __typename: answer,
  })
  const left = answer === 'RequiresRecentLoginError' ? 1 : 0
  expect(await viewerInstruments(as())).toHaveLength(left)
})

it('asks whoever has no time of a sign-in', async () => {
  const unknown = { ...as(), signedInAt: null }
  expect(await deleteInstrument(unknown, card.id)).toEqual({
    __typename: 'RequiresRecentLoginError',
  })
})

it('knows nobody else’s card, nor what is none', async () => {
  const other = as(await till.fan())
  for (const id of [card.id, 'card_01jd0000000000000000000000', 'user_x', '__proto__', ''])
    expect(await deleteInstrument(other, id)).toMatchObject({ __typename: 'NotFoundError' })
  expect(await deleteInstrument(as(null), card.id)).toEqual({ __typename: 'UnauthenticatedError' })
  expect(await viewerInstruments(as())).toHaveLength(1)
})

it('keeps a card that somebody goes on charging', async () => {
  const settlement = { ...till.settlement, charges: async () => true }
  const context = { ...as(), settles: new Map([['TEST', settlement]]) }
  expect(await deleteInstrument(context, card.id)).toMatchObject({
    __typename: 'PaymentInstrumentError',
    code: 'IN_USE',
  })
  expect(await viewerInstruments(as())).toHaveLength(1)
})

it('lets what it is paying be paid, and only then go of it', async () => {
  const asking = await till.saveCard('pm_card_authenticationRequired', fan)
  const charged = await chargeOffSession(till.context, {
    subject: { kind: 'TEST', id: 'deleted_while_paying' },
    fanId: fan,
    amountYen: 980,
    instrumentId: asking.id,
    answerBy: addDays(till.context.now(), 1),
  })
  if (charged.outcome !== 'CHALLENGE') throw new Error(charged.outcome)
  await deleteInstrument(as(), asking.id)
  await sweepPayments(till.context)
  expect(customerOf(asking)).not.toBeNull()
  answerIntent(till.sandbox, charged.attempt.providerId!, 'yes')
  expect((await complete(till.context, charged.attempt.id)).state).toBe('CAPTURED')
  await sweepPayments(till.context)
  expect(customerOf(asking)).toBeNull()
})

it('can be charged no more', async () => {
  await deleteInstrument(as(), card.id)
  const charged = await chargeOffSession(till.context, {
    subject: { kind: 'TEST', id: 'charged_after_all' },
    fanId: fan,
    amountYen: 980,
    instrumentId: card.id,
    answerBy: addDays(till.context.now(), 1),
  })
  expect(charged).toMatchObject({ outcome: 'DECLINED', attempt: null })
})
