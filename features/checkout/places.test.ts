import { describe, expect, it } from 'vitest'
import { isPlaceOf, methodPlaceOf, placeOf, type Standing } from './places.ts'

const session: Standing = { id: 'checkout_1', origin: 'BASKET', state: 'OPEN' }

describe('where a checkout stands', () => {
  it.each([
    ['OPEN', '/store/order/checkout'],
    ['READY', '/store/order/checkout'],
    ['PROCESSING', '/store/cash-payment/credit-card/pending'],
    ['PENDING_ID', '/store/cash-payment/id-payment/pending'],
    ['PENDING_KONBINI', '/checkout/pending'],
    ['FULFILLED', '/store/order/complete'],
    ['EXPIRED', '/store/order/checkout'],
  ] as const)('a store’s that is %s is at its own address', (state, address) => {
    expect(placeOf({ ...session, state })).toBe(`${address}?session=checkout_1`)
  })

  it.each([
    ['READY', '/checkout/checkout_1'],
    ['PROCESSING', '/checkout/pending?session=checkout_1'],
    ['PENDING_KONBINI', '/checkout/pending?session=checkout_1'],
    ['FULFILLED', '/checkout/checkout_1'],
  ] as const)('one that was made elsewhere and is %s is at %s', (state, address) => {
    expect(placeOf({ ...session, origin: 'EXTERNAL', state })).toBe(address)
  })

  it('a subscription’s bill is paid where it was made, by no other way', () => {
    const bill = { ...session, origin: 'RENEWAL', state: 'PROCESSING' } as const
    expect(placeOf(bill)).toBe('/checkout/pending?session=checkout_1')
    const [address, search] = methodPlaceOf(bill).split('?')
    expect(isPlaceOf(bill, address!, `?${search}`)).toBe(false)
  })

  it('can be chosen anew until it is paid, and no longer', () => {
    const search = '?session=checkout_1'
    const place = '/store/cash-payment/select-method'
    expect(methodPlaceOf(session)).toBe(place + search)
    for (const state of ['READY', 'PROCESSING', 'PENDING_KONBINI'] as const)
      expect(isPlaceOf({ ...session, state }, place, search)).toBe(true)
    expect(isPlaceOf({ ...session, state: 'FULFILLED' }, place, search)).toBe(false)
    expect(isPlaceOf(session, '/store/order/checkout', '?session=checkout_2')).toBe(false)
  })
})
