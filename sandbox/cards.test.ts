import { expect, it } from 'vitest'
import { readCard } from './cards.ts'

const now = new Date('2026-11-20T03:00:00.000Z')
const typed = { number: '4242 4242 4242 4242', expiry: '12 / 28', cvc: '123' }

it('keeps of a card what may be shown, and not its number', () => {
  const card = readCard(typed, now, 'a key')
  expect(card).toEqual({
    scenario: 'pays',
    brand: 'visa',
    last4: '4242',
    month: 12,
    year: 2028,
    fingerprint: expect.any(String),
  })
  expect(JSON.stringify(card)).not.toContain('424242')
})

it.each([
  [
    'full-width digits',
    { number: '４２４２４２４２４２４２４２４２', expiry: '１２／２８', cvc: '１２３' },
  ],
  ['hyphens, and a year in full', { number: '4242-4242-4242-4242', expiry: '12/2028' }],
  ['its last month', { expiry: '11/26' }],
])('takes %s', (_, change) => {
  expect(readCard({ ...typed, ...change }, now, 'a key')).toMatchObject({ last4: '4242' })
})

it.each([
  ['a digit wrong', { number: '4242424242424241' }, 'number'],
  ['letters', { number: 'constructor' }, 'number'],
  ['a month that is past', { expiry: '10/26' }, 'expiry'],
  ['a thirteenth month', { expiry: '13/28' }, 'expiry'],
  ['no expiry', { expiry: '' }, 'expiry'],
  ['a short security code', { cvc: '12' }, 'cvc'],
])('says what is wrong with %s', (_, change, fault) => {
  expect(readCard({ ...typed, ...change }, now, 'a key')).toBe(fault)
})

it('knows the same number again, and not without its key', () => {
  const fingerprint = (number: string, key: string) => {
    const card = readCard({ ...typed, number }, now, key)
    return typeof card === 'string' ? card : card.fingerprint
  }
  const known = fingerprint('4242424242424242', 'a key')
  expect(fingerprint('4242-4242-4242-4242', 'a key')).toBe(known)
  expect(fingerprint('5555555555554444', 'a key')).not.toBe(known)
  expect(fingerprint('4242424242424242', 'another')).not.toBe(known)
})
