import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionOf } from './testing.ts'
import { openCheckoutFixture } from './testing.checkout.ts'

let till: Awaited<ReturnType<typeof openCheckoutFixture>>
beforeAll(async () => {
  till = await openCheckoutFixture()
})
afterAll(() => till.close())

/** A basket of two mugs for which a fan has a slip. */
async function ordered() {
  const [fan, mug] = [await till.adult(), await till.item({ kind: 'GOODS', priceYen: 1_000 })]
  await till.put(fan, mug, 2)
  const { id } = sessionOf(await till.openBasket(fan))
  sessionOf(await till.choose(fan, id, 'KONBINI'))
  sessionOf(await till.pay(fan, id, 2_000))
  return { fan, mug, id }
}

it('holds nothing of what a slip is for, and keeps what comes in before it is paid', async () => {
  const { fan, mug, id } = await ordered()
  expect(await till.basket(fan)).toEqual([])
  await till.put(fan, mug, 1)
  await till.payCash(fan, id)
  expect(await till.look(fan, id)).toMatchObject({ state: 'FULFILLED' })
  expect(await till.basket(fan)).toEqual([[mug, 1]])
})

it('has it back where the slip is given up, and is emptied by the way that pays instead', async () => {
  const { fan, mug, id } = await ordered()
  sessionOf(await till.choose(fan, id, 'CARD'))
  expect(await till.basket(fan)).toEqual([[mug, 2]])
  sessionOf(await till.pay(fan, id, 2_000, 'again'))
  await till.typeCard(fan, id, '4242424242424242')
  expect(await till.look(fan, id)).toMatchObject({ state: 'FULFILLED' })
  expect(await till.basket(fan)).toEqual([])
})

it('has it back once, where the slip’s time is over, however often that is seen', async () => {
  const { fan, mug, id } = await ordered()
  till.pass(5 * 24 * 60 * 60)
  await till.sweep()
  await till.sweep()
  expect(await till.session(fan, id)).toMatchObject({ state: 'EXPIRED' })
  expect(await till.basket(fan)).toEqual([[mug, 2]])
})
