import { describe, expect, it } from 'vitest'
import { isAddressOfCheckout, addressOfMethodChoice, addressOfCheckout } from './checkout.ts'

const session = { id: 'checkout_1', origin: 'BASKET', state: 'OPEN' } as const

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
    expect(addressOfCheckout({ ...session, state })).toBe(`${address}?session=checkout_1`)
  })

  it.each([
    ['READY', '/checkout/checkout_1'],
    ['PROCESSING', '/checkout/pending?session=checkout_1'],
    ['PENDING_KONBINI', '/checkout/pending?session=checkout_1'],
    ['FULFILLED', '/checkout/checkout_1'],
  ] as const)('one that was made elsewhere and is %s is at %s', (state, address) => {
    expect(addressOfCheckout({ ...session, origin: 'EXTERNAL', state })).toBe(address)
  })

  it('a subscription’s bill is paid where it was made, by no other way', () => {
    const bill = { ...session, origin: 'RENEWAL', state: 'PROCESSING' } as const
    expect(addressOfCheckout(bill)).toBe('/checkout/pending?session=checkout_1')
    const [address, search] = addressOfMethodChoice(bill).split('?')
    expect(isAddressOfCheckout(bill, address!, `?${search}`)).toBe(false)
  })

  it('can be chosen anew until it is paid, and no longer', () => {
    const search = '?session=checkout_1'
    const place = '/store/cash-payment/select-method'
    expect(addressOfMethodChoice(session)).toBe(place + search)
    for (const state of ['READY', 'PROCESSING', 'PENDING_KONBINI'] as const)
      expect(isAddressOfCheckout({ ...session, state }, place, search)).toBe(true)
    expect(isAddressOfCheckout({ ...session, state: 'FULFILLED' }, place, search)).toBe(false)
    expect(isAddressOfCheckout(session, '/store/order/checkout', '?session=checkout_2')).toBe(false)
  })
})
