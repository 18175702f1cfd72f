import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteInstrument } from '../payments/deleting.ts'
import { viewerInstruments } from '../payments/service.ts'
import { saveTestCard } from '../payments/testing.ts'
import { sessionOf } from './testing.ts'
import { openCheckoutFixture } from './testing.checkout.ts'

let till: Awaited<ReturnType<typeof openCheckoutFixture>>
let fan: string
let item: string
beforeAll(async () => {
  till = await openCheckoutFixture()
})
afterAll(() => till.close())
beforeEach(async () => {
  fan = await till.adult()
  item = await till.item({ priceYen: 1_000, stock: 50 })
})
const save = (name = 'pm_card_visa', owner = fan) => saveTestCard(till.as(null), name, owner)
/** A session that this saved card is to pay. */
async function readyWith(instrumentId: string) {
  const { id } = sessionOf(await till.open(fan, item))
  sessionOf(await till.choose(fan, id, 'CARD', instrumentId))
  return id
}
/** What the provider took for a session. */
async function taken(id: string): Promise<number> {
  const payments = await till.payments((await till.attempt(fan, id)).id)
  return payments.reduce((sum, { amountYen }) => sum + amountYen, 0)
}

describe('a saved card', () => {
  it('pays at once, with no number typed in, and is the one used last', async () => {
    const card = await save()
    till.pass(60)
    await save('pm_card_mastercard')
    const id = await readyWith(card.id)
    till.pass(60)
    expect(sessionOf(await till.pay(fan, id, 1_000)).state).toBe('FULFILLED')
    expect(await taken(id)).toBe(1_000)
    expect((await viewerInstruments(till.as(fan)))[0]?.id).toBe(card.id)
  })

  it('pays once, confirmed 20 times at once', async () => {
    const id = await readyWith((await save()).id)
    await Promise.all(Array.from({ length: 20 }, () => till.pay(fan, id, 1_000)))
    expect(await till.session(fan, id)).toMatchObject({ state: 'FULFILLED' })
    expect(await taken(id)).toBe(1_000)
    expect(await till.faults()).toEqual([])
  })

  it('has the fan asked, where the bank wants that', async () => {
    const id = await readyWith((await save('pm_card_authenticationRequired')).id)
    expect(sessionOf(await till.pay(fan, id, 1_000)).state).toBe('PROCESSING')
    expect((await till.attempt(fan, id)).step).toMatchObject({ __typename: 'ChallengeStep' })
    await till.answer(fan, id, 'yes')
    expect(await till.look(fan, id)).toMatchObject({ state: 'FULFILLED' })
  })

  it('that is declined leaves the fan where they choose anew', async () => {
    const id = await readyWith((await save('pm_card_chargeCustomerFail')).id)
    expect(sessionOf(await till.pay(fan, id, 1_000)).state).toBe('READY')
    expect(await taken(id)).toBe(0)
    const other = await save('pm_card_mastercard')
    sessionOf(await till.choose(fan, id, 'CARD', other.id))
    expect(sessionOf(await till.pay(fan, id, 1_000, 'again')).state).toBe('FULFILLED')
  })

  it('is not charged where another way was chosen since', async () => {
    const id = await readyWith((await save()).id)
    sessionOf(await till.choose(fan, id, 'CARD'))
    await till.pay(fan, id, 1_000)
    expect((await till.attempt(fan, id)).step).toMatchObject({ __typename: 'CardEntryStep' })
  })

  it('of another fan’s is not found, nor what is none, nor for another method', async () => {
    const theirs = await save('pm_card_visa', await till.adult())
    const own = await save()
    const { id } = sessionOf(await till.open(fan, item))
    for (const wrong of [theirs.id, 'card_01jd0000000000000000000000', id, '__proto__', ''])
      expect(await till.choose(fan, id, 'CARD', wrong)).toMatchObject({
        __typename: 'NotFoundError',
        field: 'instrumentId',
      })
    expect(await till.choose(fan, id, 'KONBINI', own.id)).toMatchObject({
      __typename: 'NotFoundError',
    })
  })

  it('that was deleted since is not charged', async () => {
    const card = await save()
    const id = await readyWith(card.id)
    await deleteInstrument({ ...till.as(fan), signedInAt: till.as(fan).now() }, card.id)
    expect(await till.pay(fan, id, 1_000)).toMatchObject({
      __typename: 'CheckoutMethodError',
      code: 'EXPIRED',
    })
    expect(await till.session(fan, id)).toMatchObject({ state: 'READY', attemptId: null })
  })

  it('deleted while it is confirmed is charged or not, never without an order', async () => {
    for (let round = 0; round < 5; round++) {
      const card = await save()
      const id = await readyWith(card.id)
      await Promise.all([
        till.pay(fan, id, 1_000),
        deleteInstrument({ ...till.as(fan), signedInAt: till.as(fan).now() }, card.id),
      ])
      const { attemptId, state } = (await till.session(fan, id))!
      const isTried = attemptId !== null
      expect(isTried || state === 'READY').toBe(true)
      expect(isTried ? await taken(id) : 0).toBe(state === 'FULFILLED' ? 1_000 : 0)
    }
    expect(await till.faults()).toEqual([])
  })
})

it('a fan with ten declines today proves work before the next card', async () => {
  const card = await save('pm_card_chargeCustomerFail')
  const id = await readyWith(card.id)
  for (let count = 0; count < 10; count++) await till.pay(fan, id, 1_000, `try_${count}`)
  expect(await till.pay(fan, id, 1_000, 'one_more')).toMatchObject({
    __typename: 'RateLimitedError',
    proofDoublings: 0,
  })
  // Another way to pay is open to them all the same.
  sessionOf(await till.choose(fan, id, 'KONBINI'))
  expect(sessionOf(await till.pay(fan, id, 1_000, 'cash')).state).toBe('PENDING_KONBINI')
})

it('saves the card of a purchase where the fan says so in the frame', async () => {
  const { id } = sessionOf(await till.open(fan, item))
  sessionOf(await till.choose(fan, id, 'CARD'))
  await till.pay(fan, id, 1_000)
  await till.typeCard(fan, id, '4242424242424242', true)
  expect(await till.look(fan, id)).toMatchObject({ state: 'FULFILLED' })
  expect(await viewerInstruments(till.as(fan))).toMatchObject([{ brand: 'VISA', last4: '4242' }])
})
