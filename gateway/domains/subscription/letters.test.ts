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
  end: 'UNPAID',
}
const reader = {
  name: 'Mio',
  brand: 'Yoiyami',
  link: (path: string) => `https://fans.example${path}`,
}

/** What a letter has to say in English, besides whom it is to and what it is about. */
const said: Record<LetterKind, readonly string[]> = {
  BEGUN: ['¥980 a month', 'December 1, 2026', 'cancel at any time', '/settings/store/subscription'],
  RENEWAL: ['renews on December 1, 2026', '¥980', '/settings/store/subscription'],
  RENEWED: [
    'charged your saved card ¥980',
    'renews next on December 1, 2026',
    'cancel at any time',
  ],
  PRICE: ['December 1, 2026', '¥1,280 a month', '/settings/store/subscription'],
  FAILED: ['¥980', 'December 4, 2026', '/settings/subscription-invoice/subscriptioninvoice_1'],
  CHALLENGE: ['¥980', 'Nothing has been charged yet', '/subscriptioninvoice_1'],
  CANCELED: ['ends on December 1, 2026', 'Nothing more will be charged'],
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

  it('says why it has ended, and speaks of no sum that was not owed', () => {
    const wordsOf = (end: LetterFacts['end']) => letters.ENDED({ ...facts, end }).ja(reader).text
    expect(wordsOf('CANCELED')).toContain('解約のお申し込みのとおり')
    expect(wordsOf('REFUNDED')).toContain('返金したため')
    expect(wordsOf('CANCELED') + wordsOf('REFUNDED')).not.toContain('¥')
  })

  it.each(Object.keys(said) as LetterKind[])('%s shows as HTML what its text says', (kind) => {
    const { text, html } = letters[kind](facts).en(reader)
    for (const saying of said[kind]) {
      expect(text).toContain(saying)
      expect(html).toContain(saying)
    }
  })
})
