import { afterAll, beforeAll, expect, it } from 'vitest'
import { send, sign } from '#sandbox/events.ts'
import { answerIntent } from '#sandbox/intents.ts'
import { paymentJobs } from './jobs.ts'
import { submitAttempt } from './service.ts'
import { openPaymentsFixture, type PaymentsFixture } from './testing.ts'

let till: PaymentsFixture
beforeAll(async () => {
  till = await openPaymentsFixture()
})
afterAll(() => till.close())

const dayMs = 24 * 60 * 60 * 1000

/** An attempt that is paid at the provider, which has not told yet, and the event that will tell. */
async function paidUnheard() {
  till.sandbox.store.set('desk', JSON.stringify({ isDropping: true }))
  const attempt = await submitAttempt(till.context, (await till.begin({ method: 'PAYPAY' })).id)
  answerIntent(till.sandbox, attempt.providerId!, 'yes')
  till.sandbox.store.set('desk', '{}')
  const [event] = till.sandbox.store.list('event', 1)
  return { attempt, eventId: event!.id }
}

it('that the provider signed has the payment looked at', async () => {
  const { attempt, eventId } = await paidUnheard()
  expect(await send(till.sandbox, eventId)).toBe(200)
  await till.runJobs()
  expect(till.settledOf(attempt.id)).toEqual(['captured'])
})

it('that is told again is heard once', async () => {
  const { attempt, eventId } = await paidUnheard()
  const statuses = await Promise.all([1, 2, 3].map(() => send(till.sandbox, eventId)))
  expect(statuses).toEqual([200, 200, 200])
  expect(await till.heard(attempt.id)).toHaveLength(1)
  expect(await till.runJobs()).toHaveLength(1)
  expect(till.settledOf(attempt.id)).toEqual(['captured'])
})

it.each([
  ['forged', { secret: 'whsec_of_another' }],
  ['a day old', { at: new Date('2026-11-19T03:00:00.000Z') }],
])('that is %s is refused', async (_, signed) => {
  const { attempt, eventId } = await paidUnheard()
  expect(await send(till.sandbox, eventId, signed)).toBe(400)
  expect(await till.heard(attempt.id)).toEqual([])
  expect(till.settledOf(attempt.id)).toEqual([])
})

it('that comes again a day later is refused', async () => {
  const { attempt, eventId } = await paidUnheard()
  const body = JSON.stringify(till.sandbox.store.find(eventId)!.body)
  const headers = {
    'stripe-signature': sign(body, till.sandbox.settings.webhookSecret, till.context.now()),
  }
  till.pass(dayMs / 1000)
  expect((await fetch(till.webhookUrl, { method: 'POST', headers, body })).status).toBe(400)
  expect(await till.heard(attempt.id)).toEqual([])
})

it.each([
  ['one byte more', (body: string) => `${body} `],
  ['another attempt’s name', (body: string) => body.replaceAll('attempt_', 'attempts')],
])('whose body has %s is refused', async (_, change) => {
  const { attempt, eventId } = await paidUnheard()
  const body = JSON.stringify(till.sandbox.store.find(eventId)!.body)
  const headers = {
    'stripe-signature': sign(body, till.sandbox.settings.webhookSecret, till.context.now()),
  }
  const answer = await fetch(till.webhookUrl, { method: 'POST', headers, body: change(body) })
  expect(answer.status).toBe(400)
  expect(await till.heard(attempt.id)).toEqual([])
})

it.each([
  [
    'an attempt that nobody made',
    { tenant: 'ouen', attempt: 'attempt_01jd0000000000000000000000' },
  ],
  ['a tenant that there is not', { tenant: "x'; --", attempt: 'attempt_1' }],
  ['an attempt whose name has no character', { tenant: 'ouen', attempt: 'attempt_1\u0000' }],
  ['a saving whose name has no character', { tenant: 'ouen', saving: '\u0000' }],
  ['a tenant of a word that objects have', { tenant: 'constructor', attempt: '__proto__' }],
  ['nothing of ours', {}],
])('of %s is taken and leads to nothing', async (_, metadata) => {
  const event = { id: 'evt_1', object: 'event', type: 'x', data: { object: { metadata } } }
  const body = JSON.stringify(event)
  const headers = {
    'stripe-signature': sign(body, till.sandbox.settings.webhookSecret, till.context.now()),
  }
  expect((await fetch(till.webhookUrl, { method: 'POST', headers, body })).status).toBe(200)
  expect(await till.runJobs()).toEqual([])
})

it('that tells of success before there is any settles nothing', async () => {
  const attempt = await submitAttempt(till.context, (await till.begin({ method: 'PAYPAY' })).id)
  const [event] = till.sandbox.store.list('event', 1)
  const early = { ...event!.body, id: 'evt_early', type: 'payment_intent.succeeded' }
  const body = JSON.stringify(early)
  const headers = {
    'stripe-signature': sign(body, till.sandbox.settings.webhookSecret, till.context.now()),
  }
  expect((await fetch(till.webhookUrl, { method: 'POST', headers, body })).status).toBe(200)
  await till.runJobs()
  expect(till.settledOf(attempt.id)).toEqual([])
  expect((await till.attempt(attempt.id)).state).toBe('REQUIRES_ACTION')
})

it('is read no further than it may be long, and only as POST', async () => {
  const body = 'x'.repeat(300_000)
  expect((await fetch(till.webhookUrl, { method: 'POST', body })).status).toBe(413)
  expect((await fetch(till.webhookUrl)).status).toBe(405)
})

it('is forgotten after 30 days, and not before', async () => {
  const { attempt, eventId } = await paidUnheard()
  await send(till.sandbox, eventId)
  await till.runJobs()
  const purge = () =>
    paymentJobs.purgeProviderEvents!.run(
      { ...till.context, signal: new AbortController().signal },
      null,
    )
  till.pass((29 * dayMs) / 1000)
  await purge()
  expect(await till.heard(attempt.id)).toHaveLength(1)
  till.pass((2 * dayMs) / 1000)
  await purge()
  expect(await till.heard(attempt.id)).toHaveLength(0)
})
