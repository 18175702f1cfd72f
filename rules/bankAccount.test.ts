import { describe, expect, it } from 'vitest'
import { toAccountHolder, toAccountNumber, toBankCode, toBranchCode } from './bankAccount.ts'

describe('numbers of an account', () => {
  it.each([
    ['００３３', '0033'],
    [' 0033 ', '0033'],
    ['33', undefined],
    ['00333', undefined],
    ['003x', undefined],
    ['', undefined],
  ])('a bank: %s is %s', (typed, code) => expect(toBankCode(typed)).toBe(code))

  it('a branch takes three digits, an account seven', () => {
    expect(toBranchCode('０ ０１')).toBe('001')
    expect(toBranchCode('01')).toBeUndefined()
    expect(toAccountNumber('１２３-４５６７')).toBe('1234567')
    expect(toAccountNumber('123456')).toBeUndefined()
    expect(toAccountNumber('12345678')).toBeUndefined()
  })
})

describe('whose account it is', () => {
  it.each([
    ['たかさき　ひかり', 'タカサキ ヒカリ'],
    ['ﾀｶｻｷ ﾋｶﾘ', 'タカサキ ヒカリ'],
    ['カ）オウエン', 'カ)オウエン'],
    ['ｶ)ouen ﾎｼﾞ-', 'カ)OUEN ホジ-'],
    ['高崎ひかり', undefined],
    ['OUEN', undefined],
    ['タカサキ\u0000', undefined],
    ['ア'.repeat(31), undefined],
    ['', undefined],
  ])('%s is %s', (typed, written) => expect(toAccountHolder(typed)).toBe(written))
})
