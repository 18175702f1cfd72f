import { describe, expect, it } from 'vitest'
import { formatPhoneNumber, toPhoneNumber } from './phone.ts'

describe('toPhoneNumber', () => {
  it.each([
    ['090-1234-5678', '+819012345678'],
    ['０６０ー１２３４ー５６７８', '+816012345678'],
    ['+81 (0)80 1234 5678', '+818012345678'],
    ['050-1234-5678', '+815012345678'],
    ['03-1234-5678', '+81312345678'],
    ['0123456789', '+81123456789'],
    ['tel:090-1234-5678', '+819012345678'],
    ['\u202a+81 90 1234 5678\u202c', '+819012345678'],
    ['090･1234･5678', '+819012345678'],
    ['\ufeff090\u200b12345678', '+819012345678'],
  ])('%s is %s', (typed, kept) => expect(toPhoneNumber(typed)).toBe(kept))

  it.each(['', '110', '03-1234-567', '09012345678a', '+1 212 555 0100', '00-1234-5678'])(
    '%s is none',
    (typed) => expect(toPhoneNumber(typed)).toBeUndefined(),
  )

  it('is shown as it is dialled', () => {
    expect(formatPhoneNumber('+819012345678')).toBe('090-1234-5678')
    expect(formatPhoneNumber('+81312345678')).toBe('0312345678')
  })
})
