import type { LocalizedText } from '../../platform/database/columns.ts'
import type { Language } from '../../platform/graphql/context.ts'
import { inYen, letterInBoth, type Fact, type LetterPart } from '../../platform/mail/letter.ts'
import type { SubscriptionEnd } from '../types.generated.ts'

export type LetterKind =
  | 'BEGUN'
  | 'RENEWAL'
  | 'RENEWED'
  | 'PRICE'
  | 'FAILED'
  | 'CHALLENGE'
  | 'CANCELED'
  | 'ENDED'

/** What a letter speaks of. */
export type LetterFacts = {
  /** The item's. */
  names: LocalizedText
  /** What is charged, or was to be. */
  yen: number
  /** When it renews, when the new price begins, until when it is paid, or since when nothing is. */
  on: Date
  nextPriceYen: number | null
  triedNextAt: Date
  invoiceId: string | null
  /** Why it has ended; null as long as it has not. */
  end: SubscriptionEnd | null
}

const subscriptionPath = '/settings/store/subscription'

const day = (at: Date, language: Language) =>
  at.toLocaleDateString(language === 'ja' ? 'ja-JP' : 'en-US', {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })

type Said = {
  subject: string
  title: string
  text: string
  facts?: readonly Fact[]
  note?: string
  way: string
}
type Say = (facts: LetterFacts & { name: string; date: string; brand: string }) => Said

/** A letter by its words, and the page where its fan goes on. */
function letterOf(say: Record<Language, Say>, path: string) {
  return (facts: LetterFacts) =>
    letterInBoth((language, { brand, link }) => {
      const [name, date] = [facts.names[language], day(facts.on, language)]
      const said = say[language]({ ...facts, name, date, brand })
      const { subject, title, text, note, way } = said
      const parts: LetterPart[] = [{ kind: 'text', text }]
      if (said.facts) parts.push({ kind: 'facts', facts: said.facts })
      if (note !== undefined) parts.push({ kind: 'text', text: note })
      const href = link(path.replace(':invoice', facts.invoiceId ?? ''))
      return { subject, title, parts: [...parts, { kind: 'action', label: way, href }] }
    })
}

const seeJa = '定期購入を見る'
const seeEn = 'See your subscriptions'
const invoicePath = '/settings/subscription-invoice/:invoice'

/** The mails about a subscription. */
export const letters = {
  BEGUN: letterOf(
    {
      ja: ({ name, date, brand, yen }) => ({
        subject: `【${brand}】${name}へようこそ`,
        title: `${name}へようこそ`,
        text: 'お申し込みありがとうございます。お支払いが完了し、本日から始まりました。',
        facts: [
          ['料金', `${inYen(yen)}（税込・1か月）`],
          ['次の更新日', date],
        ],
        note: `${date}に自動で更新され、ご登録のカードからお支払いいただきます。解約は、いつでもこちらからできます。`,
        way: seeJa,
      }),
      en: ({ name, date, brand, yen }) => ({
        subject: `${brand}: welcome to ${name}`,
        title: `Welcome to ${name}`,
        text: 'Thank you for subscribing. It is paid, and begins today.',
        facts: [
          ['Price', `${inYen(yen)} a month (tax included)`],
          ['Renews on', date],
        ],
        note: `It renews by itself on ${date}, and we charge your saved card. You can cancel at any time:`,
        way: seeEn,
      }),
    },
    subscriptionPath,
  ),
  RENEWAL: letterOf(
    {
      ja: ({ name, date, brand, yen }) => ({
        subject: `【${brand}】${name}は${date}に更新されます`,
        title: `${name}は${date}に更新されます`,
        text: `いつもありがとうございます。${name}は、${date}に自動で更新されます。\nご登録のカードから${inYen(yen)}（税込）をお支払いいただきます。`,
        note: `続けるときは、何もしていただく必要はありません。\n解約やカードの変更は、${date}になるまでにこちらからお手続きください。`,
        way: seeJa,
      }),
      en: ({ name, date, brand, yen }) => ({
        subject: `${brand}: ${name} renews on ${date}`,
        title: `${name} renews on ${date}`,
        text: `${name} renews on ${date}. We'll charge your saved card ${inYen(yen)} (tax included).`,
        note: `To keep it, you don't need to do anything.\nTo cancel, or to pay with another card, go here before that day:`,
        way: seeEn,
      }),
    },
    subscriptionPath,
  ),
  RENEWED: letterOf(
    {
      ja: ({ name, date, brand, yen }) => ({
        subject: `【${brand}】${name}を更新しました`,
        title: `${name}を更新しました`,
        text: `いつもありがとうございます。ご登録のカードから${inYen(yen)}（税込）をお支払いいただき、${name}を更新しました。`,
        note: `次の更新日は${date}です。解約は、いつでもこちらからできます。`,
        way: seeJa,
      }),
      en: ({ name, date, brand, yen }) => ({
        subject: `${brand}: ${name} was renewed`,
        title: `${name} was renewed`,
        text: `Thank you. We charged your saved card ${inYen(yen)} (tax included) for ${name}.`,
        note: `It renews next on ${date}. You can cancel at any time:`,
        way: seeEn,
      }),
    },
    subscriptionPath,
  ),
  PRICE: letterOf(
    {
      ja: ({ name, date, brand, nextPriceYen }) => ({
        subject: `【${brand}】${name}の料金が変わります`,
        title: `${name}の料金が変わります`,
        text: `いつもありがとうございます。${date}以降に始まる期間から、${name}の料金が${inYen(nextPriceYen!)}（税込・1か月）に変わります。\nそれまでの期間は、今の料金のままです。`,
        note: '続けるときは、何もしていただく必要はありません。\n解約はいつでもできます。',
        way: seeJa,
      }),
      en: ({ name, date, brand, nextPriceYen }) => ({
        subject: `${brand}: the price of ${name} changes`,
        title: `The price of ${name} changes`,
        text: `For periods that begin on ${date} or later, ${name} will cost ${inYen(nextPriceYen!)} a month (tax included). Until then you pay what you pay now.`,
        note: `To keep it, you don't need to do anything. You can cancel at any time:`,
        way: seeEn,
      }),
    },
    subscriptionPath,
  ),
  FAILED: letterOf(
    {
      ja: ({ name, brand, yen, triedNextAt }) => ({
        subject: `【${brand}】${name}のお支払いができませんでした`,
        title: 'お支払いができませんでした',
        text: `${name}の${inYen(yen)}（税込）を、ご登録のカードでお支払いいただけませんでした。`,
        note: `${day(triedNextAt, 'ja')}にもう一度お支払いを試します。その前に、カードの変更やお支払いをこちらからしていただけます。\nお支払いが確認できないときは、${name}は終了します。`,
        way: 'お支払いのページを見る',
      }),
      en: ({ name, brand, yen, triedNextAt }) => ({
        subject: `${brand}: we couldn't charge you for ${name}`,
        title: `We couldn't charge you for ${name}`,
        text: `Your saved card did not pay ${inYen(yen)} (tax included) for ${name}.`,
        note: `We'll try again on ${day(triedNextAt, 'en')}. You can change your card, or pay now, here. Without a payment, ${name} will end.`,
        way: 'Pay, or change your card',
      }),
    },
    invoicePath,
  ),
  CHALLENGE: letterOf(
    {
      ja: ({ name, brand, yen }) => ({
        subject: `【${brand}】${name}：カード会社の本人認証をお願いします`,
        title: 'カード会社の本人認証をお願いします',
        text: `${name}の${inYen(yen)}（税込）のお支払いに、カード会社が本人認証を求めています。\n次のページを開いて、認証をお願いします。まだお支払いは行われていません。`,
        way: '本人認証へ進む',
      }),
      en: ({ name, brand, yen }) => ({
        subject: `${brand}: your bank wants to hear from you about ${name}`,
        title: 'Your bank wants to hear from you',
        text: `Your bank asks you to confirm the payment of ${inYen(yen)} (tax included) for ${name}. Nothing has been charged yet. Please open this page and confirm it:`,
        way: 'Confirm the payment',
      }),
    },
    invoicePath,
  ),
  CANCELED: letterOf(
    {
      ja: ({ name, date, brand }) => ({
        subject: `【${brand}】${name}の解約を受け付けました`,
        title: '解約を受け付けました',
        text: `${name}は、${date}に終了します。それまでは、これまでどおりお使いいただけます。\nこれ以降、お支払いが発生することはありません。`,
        note: `気が変わったときは、${date}になるまで、こちらから続けられます。`,
        way: seeJa,
      }),
      en: ({ name, date, brand }) => ({
        subject: `${brand}: you canceled ${name}`,
        title: `You canceled ${name}`,
        text: `${name} ends on ${date}. Until then it is all yours as before. Nothing more will be charged.`,
        note: 'If you change your mind, you can keep it until that day:',
        way: seeEn,
      }),
    },
    subscriptionPath,
  ),
  ENDED: letterOf(
    {
      ja: ({ name, brand, end, yen }) => ({
        subject: `【${brand}】${name}は終了しました`,
        title: `${name}は終了しました`,
        text: `${whyJa(end, inYen(yen))}${name}は終了しました。\nこれ以降、お支払いが発生することはありません。`,
        note: 'もう一度始めるときは、ストアからお申し込みください。',
        way: seeJa,
      }),
      en: ({ name, brand, end, yen }) => ({
        subject: `${brand}: ${name} has ended`,
        title: `${name} has ended`,
        text: `${whyEn(end, inYen(yen))}${name} has ended. Nothing more will be charged.`,
        note: 'You can subscribe again in the store.',
        way: seeEn,
      }),
    },
    subscriptionPath,
  ),
} satisfies Record<LetterKind, ReturnType<typeof letterOf>>

function whyJa(end: LetterFacts['end'], sum: string): string {
  if (end === 'UNPAID') return `${sum}（税込）のお支払いが確認できなかったため、`
  return end === 'REFUNDED' ? 'お支払いいただいた分を返金したため、' : '解約のお申し込みのとおり、'
}

function whyEn(end: LetterFacts['end'], sum: string): string {
  if (end === 'UNPAID') return `We could not charge you ${sum} (tax included), so `
  return end === 'REFUNDED' ? 'What you paid was refunded, so ' : 'As you asked, '
}
