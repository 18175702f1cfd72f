import { describe, expect, it } from 'vitest'
import { toAccountHolder, toAccountNumber, toBankCode, toBranchCode } from '#rules/bankAccount.ts'
import { checkOf, readCode } from '#rules/campaignCode.ts'
import { toPhoneNumber } from '#rules/phone.ts'
import { toPostalCode } from '#rules/postalCode.ts'
import { readStoreCode, writeStoreCode } from '#rules/storeCode.ts'
import { narrow, toKatakana, withoutMarks } from '#rules/typed.ts'
import { readReceipt } from '#rules/voteReceipt.ts'
import { readPayer } from './domains/checkout/payer.ts'
import { readDigits } from './domains/sign-up/codes.ts'
import { normaliseMobileNumber } from './domains/sign-up/contact.ts'
import { readReferralCode } from './domains/user/referral.ts'
import { normaliseEmail } from './platform/identity/email.ts'

/** Each mark that draws nothing, from its first to its last code point (Unicode 17, Default_Ignorable_Code_Point). */
const ranges = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfff8],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe007f],
  [0xe0100, 0xe01ef],
] as const
const marks = ranges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
)

const payer = { name: '星野 藍', email: 'aoi@example.jp', phone: '09012345678' }
const twelve = '0123456789AB'
const fields = {
  'e-mail': { typed: 'aoi@example.jp', read: normaliseEmail },
  'mobile number': { typed: '090-1234-5678', read: normaliseMobileNumber },
  phone: { typed: '090-1234-5678', read: toPhoneNumber },
  'postal code': { typed: '150-0001', read: toPostalCode },
  'code of a message': { typed: '123456', read: readDigits },
  'referral code': { typed: 'ABCD2345', read: readReferralCode },
  'campaign code': { typed: twelve + checkOf(twelve), read: readCode },
  'store code': {
    typed: writeStoreCode({ store: 1, stamp: 9, tag: 'ABCDE' }),
    read: readStoreCode,
  },
  'receipt of a vote': { typed: '0123-4567-89AB-CDEF', read: readReceipt },
  'bank code': { typed: '0001', read: toBankCode },
  'branch code': { typed: '001', read: toBranchCode },
  'account number': { typed: '1234567', read: toAccountNumber },
  'account holder': { typed: 'ホシノ アオイ', read: toAccountHolder },
  'payer’s e-mail': { typed: payer.email, read: (email: string) => readPayer({ ...payer, email }) },
  'payer’s phone': { typed: payer.phone, read: (phone: string) => readPayer({ ...payer, phone }) },
  reading: { typed: 'ホシノ', read: toKatakana },
  'anything compared': { typed: 'AB-12', read: narrow },
}

describe.each(Object.entries(fields))('a typed %s', (_, { typed, read }) => {
  const plain = read(typed)

  it('is one', () => {
    expect(plain).toBeDefined()
    expect(plain).not.toBeNull()
    expect(plain).not.toHaveProperty('code', 'INVALID')
  })

  it('is the same with any mark that can’t be seen before, within and after it', () => {
    const changed = marks.filter((mark) => {
      const marked = [`${mark}${typed}`, `${typed}${mark}`, typed.replace(/(?<=^.)/u, mark)]
      return marked.some((each) => JSON.stringify(read(each)) !== JSON.stringify(plain))
    })
    expect(changed.map((mark) => mark.codePointAt(0)!.toString(16))).toEqual([])
  })
})

describe('a line that is read', () => {
  it('loses each mark that text is not made with, and keeps joiners, variants and tags', () => {
    const kept = marks.filter((mark) => withoutMarks(`渋谷${mark}区`) !== '渋谷区')
    const needed = [
      [0x200c, 0x200d],
      [0xfe00, 0xfe0f],
      [0xe0020, 0xe007f],
      [0xe0100, 0xe01ef],
    ] as const
    const isNeeded = (mark: string) =>
      needed.some(([first, last]) => mark.codePointAt(0)! >= first && mark.codePointAt(0)! <= last)
    expect(kept).toEqual(marks.filter(isNeeded))
  })

  it.each(['👨‍👩‍👧‍👦', '葛\u{e0100}飾区', '❤️', 'می‌خواهم'])('keeps %s as it is', (text) =>
    expect(withoutMarks(text)).toBe(text),
  )
})
