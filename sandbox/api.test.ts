import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProvider, providers } from './testing.ts'

/** What the gateway relies on, asked through the library. */
describe.each(providers)('the provider: %s', (name) => {
  let provider: Awaited<ReturnType<typeof openProvider>>
  let stripe: Stripe
  beforeAll(async () => {
    provider = await openProvider(name)
    stripe = provider.stripe
  })
  afterAll(() => provider.close())

  let keys = 0
  const key = () => `${process.pid}-${Date.now()}-${++keys}`
  const slip = {
    amount: 500,
    currency: 'jpy',
    allowed_payment_method_types: ['konbini' as const],
    payment_method_data: {
      type: 'konbini' as const,
      billing_details: { name: 'オウエン ハナコ', email: 'fan@example.com' },
    },
  }

  it('makes one intent a key, however many ask at once, and answers all alike', async () => {
    const idempotencyKey = key()
    const made = await Promise.allSettled(
      [1, 2, 3, 4].map(() => stripe.paymentIntents.create(slip, { idempotencyKey })),
    )
    const answers = made.map((each) =>
      each.status === 'fulfilled' ? each.value.id : each.reason.code,
    )
    // Test mode refuses those beside the first, until it is done.
    expect(new Set(answers.filter((answer) => answer !== 'idempotency_key_in_use')).size).toBe(1)
    const other = stripe.paymentIntents.create({ ...slip, amount: 501 }, { idempotencyKey })
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  })

  it('begins with a confirmation where it knows how to be paid, and with a method where not', async () => {
    expect(await stripe.paymentIntents.create(slip)).toMatchObject({
      amount: 500,
      currency: 'jpy',
      amount_received: 0,
      status: 'requires_confirmation',
      latest_charge: null,
    })
    const bare = { amount: 500, currency: 'jpy', allowed_payment_method_types: ['card' as const] }
    expect(await stripe.paymentIntents.create(bare)).toMatchObject({
      status: 'requires_payment_method',
      payment_method_types: ['card'],
    })
  })

  it('hands a slip’s codes out once it is confirmed, and cancels it', async () => {
    const { id } = await stripe.paymentIntents.create({ ...slip, metadata: { attempt: 'a' } })
    const confirmed = await stripe.paymentIntents.confirm(id)
    expect(confirmed).toMatchObject({ status: 'requires_action', metadata: { attempt: 'a' } })
    const { stores } = confirmed.next_action!.konbini_display_details!
    expect(stores.lawson!.payment_code).toMatch(/^\d+$/)
    expect((await stripe.paymentIntents.cancel(id)).status).toBe('canceled')
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('canceled')
  })

  it('refuses to cancel or confirm what is over, by a code', async () => {
    const { id } = await stripe.paymentIntents.create(slip)
    await stripe.paymentIntents.cancel(id)
    const refusal = {
      type: 'StripeInvalidRequestError',
      code: 'payment_intent_unexpected_state',
    }
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject(refusal)
    await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject(refusal)
  })

  it.each([
    ['too little', { ...slip, amount: 1 }, 'amount_too_small'],
    ['nobody’s intent', undefined, 'resource_missing'],
  ])('refuses %s', async (_, params, code) => {
    const asked = params
      ? stripe.paymentIntents.create(params)
      : stripe.paymentIntents.retrieve('pi_none')
    await expect(asked).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code })
  })

  it('lists intents, the newest first, a page at a time', async () => {
    const made = []
    for (let count = 0; count < 3; count++) made.push(await stripe.paymentIntents.create(slip))
    const ids = made.map(({ id }) => id).toReversed()
    const first = await stripe.paymentIntents.list({ limit: 2 })
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const rest = await stripe.paymentIntents.list({ limit: 1, starting_after: ids[1]! })
    expect(rest.data.map(({ id }) => id)).toEqual(ids.slice(2))
  })

  it('knows nobody without the key', async () => {
    const stranger = provider.as('sk_test_of_nobody')
    await expect(stranger.paymentIntents.create(slip)).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    })
  })
})
