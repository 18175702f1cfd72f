import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkOf, codeAlphabet, printCode, readCode } from './campaignCode.ts'

const character = fc.constantFrom(...codeAlphabet)
const codes = fc
  .array(character, { minLength: 12, maxLength: 12 })
  .map((all) => all.join(''))
  .map((twelve) => twelve + checkOf(twelve))

it('is read however it is typed', () => {
  const code = `Y0RU7A5A2J1K${checkOf('Y0RT7A5A2J1K')}`.replace('U', 'T')
  const printed = printCode(code)
  expect(printed).toMatch(/^\w{4}-\w{4}-\w{4}-\w$/)
  const full = printed.replace(/[!-~]/g, (each) =>
    String.fromCodePoint(each.codePointAt(0)! + 0xfee0),
  )
  const odd = [printed, full, printed.toLowerCase(), printed.replaceAll('-', ' '), ` ${code}\n`]
  for (const typed of [...odd, printed.replaceAll('-', 'ー'), code.replace('0', 'o')])
    expect(readCode(typed)).toBe(code)
  expect(readCode(code.replace('1', 'l'))).toBe(code)
})

it('is none where one character is wrong, or two have changed places', () => {
  fc.assert(
    fc.property(codes, fc.nat(12), fc.nat(12), character, (code, at, other, wrong) => {
      expect(readCode(code)).toBe(code)
      const one = code.slice(0, at) + wrong + code.slice(at + 1)
      expect(readCode(one)).toBe(wrong === code[at] ? code : null)
      const swapped = [...code]
      ;[swapped[at], swapped[other]] = [code[other]!, code[at]!]
      expect(readCode(swapped.join(''))).toBe(code[at] === code[other] ? code : null)
    }),
  )
})

it('is none of another length, of other characters, or of a whole book', () => {
  for (const typed of ['', '0000-0000-0000', 'UUUU-UUUU-UUUU-U', 'よよよよ', '0'.repeat(1_000_000)])
    expect(readCode(typed)).toBeNull()
})
