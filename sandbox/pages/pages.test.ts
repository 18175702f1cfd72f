import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expireSlips } from '../intents.ts'
import { startSandbox } from '../testing.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let stripe: Stripe
/** The sandbox's clock where it is to be ahead, in milliseconds. */
let later = 0
beforeAll(async () => {
  sandbox = await startSandbox(
    () => new Date(Math.max(later, Date.parse('2026-11-20T03:00:00.000Z'))),
  )
  const { hostname: host, port } = new URL(sandbox.url)
  stripe = new Stripe(sandbox.sandbox.settings.key, { host, port, protocol: 'http' })
})
afterAll(() => sandbox.close())

const back = 'http://fans.example.com/payments/returned?attempt=a'

async function newCardIntent() {
  const intent = await stripe.paymentIntents.create({
    amount: 1_200,
    currency: 'jpy',
    allowed_payment_method_types: ['card'],
  })
  const query = new URLSearchParams({ secret: intent.client_secret!, return: back })
  const frame = `/sandbox/card/${intent.id}?${query}`
  return { id: intent.id, frame, read: () => stripe.paymentIntents.retrieve(intent.id) }
}
const visit = (path: string) => fetch(`${sandbox.url}${path}`, { redirect: 'manual' })
const send = (path: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  })
const typed = (number: string) => ({ number, expiry: '12/30', cvc: '123' })

it('takes a card that pays at once, and leads back', async () => {
  const { frame, read } = await newCardIntent()
  expect(await (await visit(frame)).text()).toContain('1,200円を支払う')
  const answer = await send(frame, typed('4242424242424242'))
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/payments/returned?attempt=a')
  expect(await read()).toMatchObject({ status: 'succeeded', amount_received: 1_200 })
})

it('saves the card of a payment where the fan says so, for a customer alone', async () => {
  const customer = (await stripe.customers.create()).id
  const savedOf = async () => (await stripe.customers.listPaymentMethods(customer)).data
  const paying = async (more: { customer?: string }) => {
    const intent = await stripe.paymentIntents.create({
      amount: 1_200,
      currency: 'jpy',
      allowed_payment_method_types: ['card'],
      ...more,
    })
    return `/sandbox/card/${intent.id}?${new URLSearchParams({ secret: intent.client_secret!, return: back })}`
  }
  const nobodys = await paying({})
  expect(await (await visit(nobodys)).text()).not.toContain('次回のために')
  await send(nobodys, { ...typed('4242424242424242'), save: 'on' })
  const own = await paying({ customer })
  expect(await (await visit(own)).text()).toContain('次回のために')
  await send(own, typed('4242424242424242'))
  expect(await savedOf()).toHaveLength(0)
  await send(await paying({ customer }), { ...typed('4242424242424242'), save: 'on' })
  expect(await savedOf()).toMatchObject([{ card: { last4: '4242' } }])
})

it('speaks as the page around it does, whatever the browser would rather, up to the bank', async () => {
  const { frame } = await newCardIntent()
  const english = { headers: { 'accept-language': 'en' }, redirect: 'manual' as const }
  const inJapanese = await fetch(`${sandbox.url}${frame}&language=ja&mode=dark`, english)
  const text = await inJapanese.text()
  expect(text).toContain('カード番号')
  expect(text).toContain('data-mode="dark"')
  const answer = await send(`${frame}&language=ja&mode=dark`, typed('4000002760003184'))
  const bank = await fetch(`${sandbox.url}${answer.headers.get('location')}`, english)
  expect(await bank.text()).toMatch(/data-mode="dark"[^]*認証する/)
})

it('keeps the number of no card, in whatever it stores', async () => {
  const { frame } = await newCardIntent()
  await send(frame, typed('5555555555554444'))
  const all = ['payment_method', 'payment_intent', 'event'].flatMap((kind) =>
    sandbox.sandbox.store.list(kind, 1_000),
  )
  expect(JSON.stringify(all)).not.toContain('55555555')
})

it.each([
  ['approved', 'yes', { status: 'succeeded' }],
  ['failed', 'no', { last_payment_error: { code: 'payment_intent_authentication_failure' } }],
  ['left', 'gives_up', { last_payment_error: { code: 'payment_method_customer_decline' } }],
])('has the bank ask, in the same frame; %s', async (_, answer, result) => {
  const { frame, read } = await newCardIntent()
  const challenge = (await send(frame, typed('4000002760003184'))).headers.get('location')!
  expect(challenge).toMatch(/^\/sandbox\/challenge\//)
  expect(await (await visit(challenge)).text()).toContain('3184')
  expect((await read()).status).toBe('requires_action')
  const led = await send(challenge, { answer })
  expect(led.headers.get('location')).toBe('/payments/returned?attempt=a')
  expect(await read()).toMatchObject(result)
})

it('says what is wrong with a card where it was typed, and asks nobody for money', async () => {
  const { frame, read } = await newCardIntent()
  const answer = await send(frame, typed('4242424242424241'))
  expect(answer.status).toBe(422)
  const text = await answer.text()
  expect(text).toContain('カード番号をご確認ください。')
  expect(text).not.toContain('4242424242424241')
  expect((await read()).last_payment_error).toBeNull()
})

it('declines what the bank does not pay', async () => {
  const { frame, read } = await newCardIntent()
  await send(frame, typed('4000000000000002'))
  expect((await read()).last_payment_error).toMatchObject({ decline_code: 'generic_decline' })
  expect((await visit(frame)).headers.get('location')).toBe('/payments/returned?attempt=a')
})

it('takes cash for a slip once', async () => {
  const { id } = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'jpy',
    allowed_payment_method_types: ['konbini'],
    payment_method_data: {
      type: 'konbini',
      billing_details: { name: '<script>alert(1)</script>', email: 'a@example.com' },
    },
  })
  const slip = await stripe.paymentIntents.confirm(id)
  const till = new URL(slip.next_action!.konbini_display_details!.hosted_voucher_url!)
  const path = till.pathname + till.search
  expect(await (await visit(path)).text()).not.toContain('<script>')
  expect((await send(path, {})).status).toBe(200)
  expect((await send(path, {})).status).toBe(409)
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
})

it('takes cash for a slip that is over, at the desk alone', async () => {
  const { id } = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'jpy',
    allowed_payment_method_types: ['konbini'],
    payment_method_data: {
      type: 'konbini',
      billing_details: { name: '星野ひかり', email: 'a@example.com' },
    },
  })
  const slip = await stripe.paymentIntents.confirm(id)
  const till = new URL(slip.next_action!.konbini_display_details!.hosted_voucher_url!)
  later = Number(slip.next_action!.konbini_display_details!.expires_at) * 1000 + 3_600_000
  expireSlips(sandbox.sandbox)
  later = 0
  const read = () => stripe.paymentIntents.retrieve(id)
  expect(await read()).toMatchObject({ status: 'requires_payment_method', payment_method: null })
  expect((await send(till.pathname + till.search, {})).status).toBe(409)
  expect((await act({ act: 'pay-late', id })).status).toBe(303)
  expect(await read()).toMatchObject({ status: 'succeeded', amount_received: 500 })
  expect((await act({ act: 'pay-late', id })).status).toBe(409)
})

it('says at the desk why cash is not taken', async () => {
  const { id } = await newCardIntent()
  expect((await act({ act: 'pay-late', id })).status).toBe(409)
  expect((await act({ act: 'pay-late', id: 'pi_of_nobody' })).status).toBe(404)
})

it('shows nothing to whoever has not the intent’s secret', async () => {
  const { id } = await newCardIntent()
  for (const query of ['', '?secret=', '?secret=guessed'])
    expect((await visit(`/sandbox/card/${id}${query}`)).status).toBe(404)
  expect((await visit('/sandbox/constructor/x')).status).toBe(404)
})

it('leads back within its own site, whatever it was told', async () => {
  const { frame } = await newCardIntent()
  const led = frame.replace(
    encodeURIComponent('http://fans.example.com'),
    'https%3A%2F%2Fevil.example',
  )
  const answer = await send(led, typed('4242424242424242'))
  expect(answer.headers.get('location')).toMatch(/^\/payments/)
})

const asOperator = (init: RequestInit = {}) =>
  fetch(`${sandbox.url}/sandbox/desk`, {
    redirect: 'manual',
    headers: { 'x-desk-key': sandbox.sandbox.settings.deskKey },
    ...init,
  })
const act = (fields: Record<string, string>) =>
  asOperator({ method: 'POST', body: new URLSearchParams(fields) })

it.each<Record<string, string>>([
  {},
  { 'x-desk-key': '' },
  { 'x-desk-key': 'guessed' },
  { 'x-desk-key': 'sk_sandbox_of_a_test' },
])('has a desk for nobody who brings %o in place of its key', async (headers) => {
  const fields = { act: 'set', delayMs: '70000' }
  for (const init of [{}, { method: 'POST', body: new URLSearchParams(fields) }])
    expect((await asOperator({ ...init, headers })).status).toBe(404)
  expect(await (await asOperator()).text()).not.toContain('70000')
})

it('has a desk that doubles, drops and delays what is told', async () => {
  const set = (fields: Record<string, string>) => act({ act: 'set', ...fields })
  const told = async () => {
    const { frame } = await newCardIntent()
    await send(frame, typed('4242424242424242'))
    const { id } = sandbox.sandbox.store.list('event', 1)[0]!
    return sandbox.sandbox.store.due(Date.now() + 3_600_000).filter((each) => each.eventId === id)
  }
  await set({ isDoubling: 'on' })
  expect(await told()).toHaveLength(2)
  await set({ isDropping: 'on' })
  expect(await told()).toHaveLength(0)
  await set({ delayMs: '600000' })
  const [late] = await told()
  expect(late!.dueAt).toBeGreaterThan(Date.now() + 500_000)
  await set({})
  expect(await (await asOperator()).text()).toContain('payment_intent.succeeded')
  expect((await act({ act: 'constructor' })).status).toBe(400)
})
