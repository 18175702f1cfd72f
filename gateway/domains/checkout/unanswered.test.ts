import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCheckoutFixture } from './testing.checkout.ts'

let till: Awaited<ReturnType<typeof openCheckoutFixture>>
beforeAll(async () => {
  till = await openCheckoutFixture()
})
afterAll(async () => {
  await till.close()
})

it('nothing else is begun while nobody knows what became of a payment', async () => {
  const [fan, item] = [await till.adult(), await till.item({ priceYen: 1_000, stock: 11 })]
  const id = await till.begin(fan, item, 1_000, 'KONBINI')
  await till.goOffline()
  const unknown = { __typename: 'CheckoutSessionError', code: 'UNKNOWN' }
  expect(await till.choose(fan, id, 'CARD')).toEqual(unknown)
  expect(await till.cancel(fan, id)).toEqual(unknown)
  expect(await till.free(item)).toBe(10)
})
