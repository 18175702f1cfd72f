import { describe, expect, it } from 'vitest'
import { letters, type LetterFacts, type LetterKind } from './letters.ts'

const facts: LetterFacts = {
  names: { ja: 'よいやみ会員', en: 'Dusk membership' },
  yen: 980,
  // The 1st in Japan, where it is still November in London.
  on: new Date('2026-11-30T15:00:00.000Z'),
  nextPriceYen: 1_280,
  triedNextAt: new Date('2026-12-03T15:00:00.000Z'),
  invoiceId: 'subscriptioninvoice_1',
  subscriptionId: 'subscription_1',
}
const reader = {
  name: 'Mio',
  brand: 'Yoiyami',
  link: (path: string) => `https://fans.example${path}`,
}

/** What a letter has to say in English, besides whom it is to and what it is about. */
const said: Record<LetterKind, readonly string[]> = {
  RENEWAL: ['renews on December 1, 2026', '¥980', '/settings/store/subscription'],
  PRICE: ['December 1, 2026', '¥1,280 a month', '/settings/store/subscription'],
  FAILED: ['¥980', 'December 4, 2026', '/settings/subscription-invoice/subscriptioninvoice_1'],
  CHALLENGE: ['¥980', 'Nothing has been charged yet', '/subscriptioninvoice_1'],
  ENDED: ['¥980', 'Nothing more will be charged', '/settings/store/subscription'],
}

describe('a letter about a subscription', () => {
  it.each(Object.entries(said) as [LetterKind, readonly string[]][])(
    '%s tells who reads English all of it in English',
    (kind, sayings) => {
      const { subject, text } = letters[kind](facts).en(reader)
      const whole = `${subject}\n${text}`
      for (const saying of [...sayings, 'Dusk membership', 'Mio', 'Yoiyami'])
        expect(whole).toContain(saying)
      expect(whole).not.toMatch(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u)
      expect(whole).not.toMatch(/undefined|null|NaN|Invalid/)
    },
  )

  it.each(Object.keys(said) as LetterKind[])('%s says the same sums in Japanese', (kind) => {
    const { subject, text } = letters[kind](facts).ja(reader)
    const sums = (words: string) => [...words.matchAll(/¥[\d,]+/g)].map(([sum]) => sum).toSorted()
    expect(sums(subject + text)).toEqual(sums(letters[kind](facts).en(reader).text))
    expect(`${subject}${text}`).not.toMatch(/undefined|null|NaN|Invalid/)
  })
})
