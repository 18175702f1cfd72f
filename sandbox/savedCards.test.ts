import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProvider, providers } from './testing.ts'

/** What the gateway relies on of saved cards, asked through the library. Cards go by Stripe's own names. */
describe.each(providers)('the provider: %s', (name) => {
  let provider: Awaited<ReturnType<typeof openProvider>>
  let stripe: Stripe
  beforeAll(async () => {
    provider = await openProvider(name)
    stripe = provider.stripe
  })
  afterAll(() => provider.close())

  const back = 'https://fans.example.com/payments/returned'
  const newCustomer = async () => (await stripe.customers.create({ metadata: { fan: 'a' } })).id
  const cardsOf = async (customer: string) =>
    (await stripe.customers.listPaymentMethods(customer)).data.map(({ id }) => id)
  /** A customer with one card, saved without a question. */
  async function saved(card: string) {
    const customer = await newCustomer()
    const { id } = await stripe.paymentMethods.attach(card, { customer })
    return { customer, card: id }
  }
  async function newPayment({ customer, card }: { customer: string; card: string }) {
    const { id } = await stripe.paymentIntents.create({
      amount: 1_200,
      currency: 'jpy',
      allowed_payment_method_types: ['card'],
      customer,
      payment_method: card,
    })
    return id
  }
  const newSaving = (customer: string) =>
    stripe.setupIntents.create({
      customer,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      metadata: { saving: 'a' },
    })

  it('saves a card for a customer, whole to whoever asks for the whole', async () => {
    const customer = await newCustomer()
    const intent = await newSaving(customer)
    expect(intent).toMatchObject({ status: 'requires_payment_method', last_setup_error: null })
    await stripe.setupIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: back,
    })
    const done = await stripe.setupIntents.retrieve(intent.id, { expand: ['payment_method'] })
    expect(done).toMatchObject({
      status: 'succeeded',
      customer,
      metadata: { saving: 'a' },
      payment_method: {
        customer,
        card: {
          brand: 'visa',
          last4: '4242',
          fingerprint: expect.any(String),
          exp_month: expect.any(Number),
          exp_year: expect.any(Number),
        },
      },
    })
    expect(await cardsOf(customer)).toHaveLength(1)
  })

  it('has the bank ask before it saves, where the bank wants that', async () => {
    const { id } = await newSaving(await newCustomer())
    const asked = await stripe.setupIntents.confirm(id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: back,
    })
    expect(asked.status).toBe('requires_action')
    expect(asked.next_action?.redirect_to_url?.return_url).toBe(back)
  })

  it('declines to save what the bank does not let it, and gives a saving up', async () => {
    const { id } = await newSaving(await newCustomer())
    const confirmed = stripe.setupIntents.confirm(id, {
      payment_method: 'pm_card_chargeDeclined',
      return_url: back,
    })
    await expect(confirmed).rejects.toMatchObject({ type: 'StripeCardError' })
    expect(await stripe.setupIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'card_declined' },
    })
    expect((await stripe.setupIntents.cancel(id)).status).toBe('canceled')
    await expect(stripe.setupIntents.cancel(id)).rejects.toMatchObject({
      code: 'setup_intent_unexpected_state',
    })
  })

  it('charges a saved card while nobody is there', async () => {
    const id = await newPayment(await saved('pm_card_visa'))
    const paid = await stripe.paymentIntents.confirm(id, { off_session: true })
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1_200 })
  })

  it.each([
    ['declines', 'pm_card_chargeCustomerFail', 'card_declined'],
    ['wants the fan to be asked', 'pm_card_authenticationRequired', 'authentication_required'],
  ])('says by a code that the bank %s', async (_, card, code) => {
    const id = await newPayment(await saved(card))
    const confirmed = stripe.paymentIntents.confirm(id, { off_session: true })
    await expect(confirmed).rejects.toMatchObject({ type: 'StripeCardError', code })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
    })
  })

  it('asks the fan for what the bank did not give without them', async () => {
    const own = await saved('pm_card_authenticationRequired')
    const id = await newPayment(own)
    await stripe.paymentIntents.confirm(id, { off_session: true }).catch(() => undefined)
    const asked = await stripe.paymentIntents.confirm(id, {
      payment_method: own.card,
      return_url: back,
    })
    expect(asked).toMatchObject({
      status: 'requires_action',
      next_action: { redirect_to_url: { return_url: back } },
    })
  })

  it('saves the card of a payment where that is wished while it is confirmed', async () => {
    const customer = await newCustomer()
    const { id } = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'jpy',
      allowed_payment_method_types: ['card'],
      customer,
    })
    await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      setup_future_usage: 'off_session',
      return_url: back,
    })
    const paid = await stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] })
    expect(paid).toMatchObject({
      status: 'succeeded',
      setup_future_usage: 'off_session',
      payment_method: { customer, card: { last4: '4242' } },
    })
  })

  it('lets no customer pay with another’s card', async () => {
    const { card } = await saved('pm_card_visa')
    const id = newPayment({ customer: await newCustomer(), card })
    const paid = id.then((intent) => stripe.paymentIntents.confirm(intent, { off_session: true }))
    await expect(paid).rejects.toMatchObject({ type: 'StripeInvalidRequestError' })
  })

  it('forgets a card once', async () => {
    const { customer, card } = await saved('pm_card_visa')
    expect(await cardsOf(customer)).toEqual([card])
    expect((await stripe.paymentMethods.detach(card)).customer).toBeNull()
    expect(await cardsOf(customer)).toEqual([])
    await expect(stripe.paymentMethods.detach(card)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    })
  })

  it('knows the same number again', async () => {
    const fingerprint = async (named: string) => {
      const method = await stripe.paymentMethods.retrieve((await saved(named)).card)
      return method.card?.fingerprint
    }
    const known = await fingerprint('pm_card_visa')
    expect(await fingerprint('pm_card_visa')).toBe(known)
    expect(await fingerprint('pm_card_mastercard')).not.toBe(known)
  })
})
