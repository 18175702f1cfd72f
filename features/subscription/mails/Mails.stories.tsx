import {
  letters,
  type LetterFacts,
  type LetterKind,
} from '#gateway/domains/subscription/letters.ts'
import { MailSheet } from '#storybook/MailSheet.tsx'
import preview from '#storybook/preview.tsx'

const reader = (brand: string, language: '' | '/en' = '') => ({
  name: 'はるか',
  brand,
  link: (path: string) => `https://yoiyami.example${language}${path}`,
})
const facts: LetterFacts = {
  names: { ja: 'よいやみ会員（月額）', en: 'Dusk membership' },
  yen: 980,
  on: new Date('2026-12-19T15:00:00.000Z'),
  nextPriceYen: 1280,
  end: 'CANCELED',
  triedNextAt: new Date('2026-12-20T15:00:00.000Z'),
  invoiceId: 'subscriptioninvoice_one',
}
const inJapanese = (kind: LetterKind, more: Partial<LetterFacts> = {}) => ({
  args: { mail: letters[kind]({ ...facts, ...more }).ja(reader('よいやみ放送局')) },
})
const inEnglish = (kind: LetterKind) => ({
  globals: { locale: 'en' },
  args: { mail: letters[kind](facts).en({ ...reader('Yoiyami Radio', '/en'), name: 'Haruka' }) },
})

const meta = preview.meta({ component: MailSheet, args: inJapanese('BEGUN').args })

export const BegunMail = meta.story()
export const BegunInEnglish = meta.story(inEnglish('BEGUN'))
export const RenewalMail = meta.story(inJapanese('RENEWAL'))
export const RenewalInEnglish = meta.story(inEnglish('RENEWAL'))
export const RenewedMail = meta.story(inJapanese('RENEWED'))
export const RenewedInEnglish = meta.story(inEnglish('RENEWED'))
export const PriceMail = meta.story(inJapanese('PRICE'))
export const PriceInEnglish = meta.story(inEnglish('PRICE'))
export const FailedMail = meta.story(inJapanese('FAILED'))
export const FailedInEnglish = meta.story(inEnglish('FAILED'))
export const ChallengeMail = meta.story(inJapanese('CHALLENGE'))
export const ChallengeInEnglish = meta.story(inEnglish('CHALLENGE'))
export const CanceledMail = meta.story(inJapanese('CANCELED'))
export const CanceledInEnglish = meta.story(inEnglish('CANCELED'))
export const EndedMail = meta.story(inJapanese('ENDED'))
export const EndedInEnglish = meta.story(inEnglish('ENDED'))
export const EndedUnpaid = meta.story(inJapanese('ENDED', { end: 'UNPAID' }))
export const EndedByRefund = meta.story(inJapanese('ENDED', { end: 'REFUNDED' }))
